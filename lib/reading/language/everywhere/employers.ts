/**
 * Kinds of employers by the words that their names have, in the supported languages: whoever searches for one of the
 * words means them all. A line is "kind: word, word"; compounds need no entry.
 */
export const employers = `
  bank: banks, banking, banque, banco, banca, sparkasse, caixa, caja, kreditinstitut
  insurer: insurance, insurances, assurance, assurances, versicherung, versicherungen, verzekering, verzekeringen,
    verzekeraar, seguro, seguros, aseguradora, seguradora, assicurazione, assicurazioni
  hospital: hospitals, clinic, clinics, krankenhaus, klinik, kliniken, klinikum, spital, clinique, clinica,
    ziekenhuis, kliniek, ospedale, centre hospitalier
  school: schools, schule, schulen, gymnasium, école, lycée, collège, escuela, colegio, instituto, escola, scuola, liceo
  university: universities, universität, hochschule, université, universidad, universidade, universiteit, hogeschool,
    università, politecnico
  hotel: hotels, hôtel, gasthof, hostal, albergo, pousada
  restaurant: restaurants, gaststätte, gasthaus, brasserie, restaurante, ristorante, trattoria, bistro
  pharmacy: pharmacies, apotheke, apotheken, pharmacie, farmacia, farmácia, apotheek
  supermarket: supermarkets, supermarkt, supermärkte, supermarché, hypermarché, supermercado, hipermercado, supermercato
  bakery: bakeries, bäckerei, boulangerie, panadería, padaria, bakkerij, panificio
  nursery: nurseries, kindergarten, kita, kindertagesstätte, crèche, guardería, creche, kinderopvang, kinderdagverblijf,
    asilo
  airline: airlines, airways, fluggesellschaft, aerolínea, aerolíneas, linhas aéreas, luchtvaartmaatschappij
  airport: airports, flughafen, aéroport, aeropuerto, aeroporto, luchthaven
  railway: railways, bahn, eisenbahn, chemins de fer, ferrocarriles, ferrovia, spoorwegen
  brewery: breweries, brauerei, cervecería, cervejaria, brouwerij, birrificio
  library: libraries, bibliothek, bücherei, bibliothèque, biblioteca, bibliotheek
  museum: museums, musée, museo, museu, musea
  theatre: theater, theaters, théâtre, teatro, schauspielhaus
  newspaper: newspapers, zeitung, periódico, jornal, krant, giornale
  municipality: municipalities, gemeinde, stadtverwaltung, commune, mairie, ayuntamiento, câmara municipal, prefeitura,
    gemeente, comune
  ministry: ministries, ministerium, bundesministerium, ministère, ministerio, ministério, ministerie, ministero
  court: courts, gericht, amtsgericht, landgericht, tribunal, juzgado, rechtbank, tribunale
  police: polizei, gendarmerie, policía, polícia, politie, polizia
  shipyard: shipyards, werft, chantier naval, astillero, astilleros, estaleiro, scheepswerf, cantiere navale
  law firm: law firms, kanzlei, anwaltskanzlei, rechtsanwälte, cabinet d'avocats, bufete, advocacia, advocatenkantoor,
    studio legale
`;
