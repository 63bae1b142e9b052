import { listedNames } from "./lists";

/** Large towns of the world by what they are called in the languages read: a header may say one without a country. */
const cities = new Set(
  listedNames(`
    london, londres, manchester, birmingham, leeds, liverpool, sheffield, bristol, newcastle, nottingham,
    leicester, southampton, portsmouth, cardiff, swansea, edinburgh, edinburg, edimbourg, edimburgo, glasgow,
    aberdeen, dundee, belfast, oxford, cambridge, brighton, coventry, norwich, exeter, plymouth, derby, milton
    keynes, dublin, dublino, cork, galway, limerick, berlin, berlim, hamburg, hambourg, hamburgo, munchen,
    munich, munique, koln, cologne, frankfurt, frankfurt am main, francfort, stuttgart, dusseldorf, dortmund,
    essen, leipzig, bremen, dresden, hannover, hanover, nurnberg, nuremberg, duisburg, bochum, wuppertal,
    bielefeld, bonn, munster, karlsruhe, mannheim, augsburg, wiesbaden, monchengladbach, gelsenkirchen,
    braunschweig, kiel, chemnitz, aachen, magdeburg, freiburg, freiburg im breisgau, krefeld, mainz, lubeck,
    erfurt, rostock, kassel, potsdam, saarbrucken, regensburg, ingolstadt, ulm, wurzburg, heidelberg, darmstadt,
    wolfsburg, gottingen, heilbronn, jena, trier, wien, vienna, vienne, viena, graz, linz, salzburg, innsbruck,
    klagenfurt, zurich, geneve, geneva, genf, ginebra, genebra, basel, bale, bern, berne, berna, lausanne,
    luzern, lucerne, winterthur, st. gallen, lugano, neuchatel, fribourg, vaduz, paris, lyon, marseille,
    toulouse, nice, nantes, montpellier, strasbourg, strassburg, bordeaux, lille, rennes, reims, toulon,
    saint-etienne, le havre, grenoble, dijon, angers, nimes, villeurbanne, clermont-ferrand, le mans,
    aix-en-provence, brest, tours, amiens, limoges, annecy, perpignan, metz, besancon, orleans, rouen, mulhouse,
    caen, avignon, poitiers, la rochelle, bayonne, chambery, bruxelles, brussels, brussel, bruselas, bruxelas,
    antwerp, antwerpen, anvers, ghent, gent, gand, liege, namur, charleroi, leuven, louvain, luxembourg,
    luxemburg, monaco, madrid, barcelona, barcelone, valencia, sevilla, seville, zaragoza, malaga, murcia,
    palma, palma de mallorca, bilbao, alicante, cordoba, valladolid, vigo, gijon, granada, oviedo, a coruna, la
    coruna, vitoria, vitoria-gasteiz, pamplona, san sebastian, donostia, santander, salamanca, burgos, almeria,
    cadiz, huelva, tarragona, girona, lleida, logrono, toledo, badajoz, santiago de compostela, las palmas,
    santa cruz de tenerife, lisboa, lisbon, lisbonne, lissabon, porto, oporto, braga, coimbra, aveiro, faro,
    funchal, setubal, leiria, guimaraes, evora, viseu, viana do castelo, ponta delgada, roma, rome, rom, milano,
    milan, mailand, milao, napoli, naples, torino, turin, turim, palermo, genova, bologna, firenze, florence,
    florenz, florencia, venezia, venice, venise, venedig, verona, catania, padova, trieste, amsterdam,
    rotterdam, den haag, the hague, la haye, utrecht, eindhoven, groningen, tilburg, maastricht, kobenhavn,
    copenhagen, copenhague, kopenhagen, aarhus, odense, aalborg, stockholm, estocolmo, goteborg, gothenburg,
    malmo, uppsala, oslo, bergen, trondheim, stavanger, helsinki, espoo, tampere, turku, reykjavik, warszawa,
    warsaw, varsovie, varsovia, warschau, krakow, cracow, cracovie, cracovia, krakau, wroclaw, gdansk, poznan,
    lodz, katowice, praha, prague, praga, prag, brno, ostrava, bratislava, kosice, budapest, budapeste,
    debrecen, bucuresti, bucharest, bucarest, bukarest, cluj-napoca, cluj, timisoara, iasi, sofia, plovdiv,
    varna, beograd, belgrade, belgrado, belgrad, novi sad, zagreb, split, ljubljana, sarajevo, skopje, tirana,
    pristina, podgorica, athens, athenes, atenas, athen, thessaloniki, vilnius, kaunas, riga, tallinn, tartu,
    kyiv, kiev, kiew, kharkiv, lviv, odesa, odessa, minsk, moscow, moscou, moscu, moskau, moskva, saint
    petersburg, st. petersburg, kazan, novosibirsk, chisinau, tbilisi, yerevan, baku, istanbul, estambul,
    istambul, ankara, izmir, antalya, bursa, nicosia, limassol, valletta, new york, new york city, nyc, nueva
    york, nova york, nova iorque, brooklyn, los angeles, chicago, houston, phoenix, philadelphia, san antonio,
    san diego, dallas, san jose, austin, jacksonville, fort worth, columbus, charlotte, san francisco, san
    francisco bay area, indianapolis, seattle, denver, washington, washington dc, boston, nashville, detroit,
    portland, las vegas, memphis, louisville, baltimore, milwaukee, albuquerque, tucson, fresno, sacramento,
    kansas city, atlanta, omaha, colorado springs, raleigh, miami, oakland, minneapolis, tulsa, tampa, orlando,
    new orleans, cleveland, pittsburgh, cincinnati, st. louis, salt lake city, buffalo, richmond, silicon
    valley, honolulu, anchorage, toronto, montreal, vancouver, calgary, ottawa, edmonton, winnipeg, quebec city,
    halifax, saskatoon, laval, gatineau, mexico city, ciudad de mexico, mexico df, cdmx, guadalajara, monterrey,
    puebla, tijuana, queretaro, merida, cancun, bogota, medellin, cali, barranquilla, cartagena, bucaramanga,
    lima, arequipa, trujillo, cusco, quito, guayaquil, cuenca, caracas, maracaibo, la paz, santa cruz de la
    sierra, cochabamba, santiago, santiago de chile, valparaiso, concepcion, buenos aires, rosario, mendoza, la
    plata, mar del plata, montevideo, asuncion, san salvador, tegucigalpa, managua, panama city, ciudad de
    panama, la habana, havana, santo domingo, port-au-prince, san juan, sao paulo, rio de janeiro, brasilia,
    salvador, fortaleza, belo horizonte, manaus, curitiba, recife, porto alegre, belem, goiania, guarulhos,
    campinas, florianopolis, joao pessoa, ribeirao preto, sao jose dos campos, uberlandia, sorocaba, santos,
    joinville, londrina, niteroi, maceio, aracaju, teresina, cuiaba, campo grande, lagos, abuja, ibadan, kano,
    port harcourt, accra, kumasi, nairobi, mombasa, kampala, dar es salaam, dodoma, kigali, addis ababa,
    addis-abeba, asmara, khartoum, mogadishu, johannesburg, cape town, le cap, ciudad del cabo, kapstadt,
    durban, pretoria, port elizabeth, harare, lusaka, lilongwe, gaborone, windhoek, maputo, luanda, benguela,
    praia, mindelo, bissau, kinshasa, lubumbashi, brazzaville, yaounde, douala, libreville, dakar, thies,
    bamako, ouagadougou, niamey, abidjan, bouake, lome, cotonou, conakry, freetown, monrovia, banjul,
    nouakchott, antananarivo, port louis, casablanca, rabat, marrakech, marrakesh, fes, tanger, tangier, agadir,
    algiers, alger, argel, algier, oran, constantine, tunis, tunez, sfax, tripoli, benghazi, cairo, le caire, el
    cairo, kairo, giza, dubai, abu dhabi, sharjah, doha, riyadh, riad, jeddah, kuwait city, manama, muscat,
    sanaa, amman, beirut, beyrouth, damascus, damas, damaskus, damasco, aleppo, alep, baghdad, bagdad, basra,
    erbil, tehran, teheran, shiraz, isfahan, mashhad, jerusalem, tel aviv, haifa, ramallah, gaza, kabul, kaboul,
    herat, karachi, lahore, islamabad, rawalpindi, faisalabad, peshawar, mumbai, bombay, delhi, new delhi,
    bangalore, bengaluru, hyderabad, ahmedabad, chennai, madras, kolkata, calcutta, pune, surat, jaipur,
    lucknow, kanpur, nagpur, indore, bhopal, patna, kochi, coimbatore, chandigarh, gurgaon, gurugram, noida,
    thiruvananthapuram, vadodara, visakhapatnam, dhaka, chittagong, colombo, kathmandu, katmandou, thimphu,
    tashkent, almaty, astana, bishkek, dushanbe, ashgabat, ulaanbaatar, beijing, peking, pekin, pequim,
    shanghai, guangzhou, shenzhen, chengdu, wuhan, hangzhou, nanjing, tianjin, xi'an, chongqing, hong kong,
    macau, taipei, seoul, seul, busan, pyongyang, tokyo, tokio, toquio, osaka, kyoto, nagoya, yokohama, sapporo,
    fukuoka, manila, quezon city, cebu, davao, jakarta, surabaya, bandung, kuala lumpur, penang, johor bahru,
    singapore, singapur, singapour, bangkok, chiang mai, hanoi, ho chi minh city, saigon, da nang, phnom penh,
    vientiane, yangon, rangoon, sydney, melbourne, brisbane, perth, adelaide, canberra, gold coast, hobart,
    auckland, wellington, christchurch, suva, port moresby
  `),
);

/** Whether a folded text is the name of a large town. */
export const isCity = (low: string) => cities.has(low.replace(/[.\s]+$/, ""));
