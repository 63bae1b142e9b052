import type { Language } from "../language";

export const acts: Language["acts"] = `
  // Contabilidade e finanças
  Accounting: lanç*/regist*/contabiliz*/escritur* fatura*/nota*/livros/conta*/lançamento*/movimento*
    fisca*/livros/client*/contábeis/contabilísticos/empresa*/razão/diári*
  Accounts payable: fatura*/pagamento*/conta* fornecedor* confer*/pag*/lanç*/regist*
  Accounts receivable: cobr*/fatura*/recebimento* cliente* cobr*/regist*/acompanh*/controle/controlo
  Bank reconciliation: extrato*/conta*/moviment* banc* concili*/confer*/compar*/diferença*
  Payroll: folha/salário*/ordenado*/encargo* calcul*/process*/pag*/prepar* funcionári*/colaborador*/pagamento/
    trabalhador*/mês/salário*/descont*
  Month-end close: fech* mês/mensa*/anua*/contábil/contas/exercício
  Taxation: declaraç*/imposto*/guia* iva/renda/irs/irc/icms/imposto*/fisca* entreg*/prepar*/elabor*/apur*
  Debt collection: cobr*/ligav*/negoci*/recuper* dívida*/inadimplente*/devedor*/atras*/vencid*
  Invoicing: emit*/emissão/envi* fatura*/nota* client*/fisca*/mês
  Auditing: verific*/revis*/audit*/examin* conta*/livros/registro*/document* empresa*/client*/relatório*/amostra*
  Budgeting: elabor*/control*/acompanh*/prepar* orçamento*/gasto*/despesa*
  Financial analysis: analis*/interpret*/avali* balanço*/margen*/rentabilidade/índice*/demonstraç*
  Credit analysis: avali*/analis* crédito/risco/solvabilidade/cadastro* client*/pedido*/limite*/empréstimo*/
    tomador*/solicita*
  Lending: conced*/vend*/trat*/analis* empréstimo*/crédito*/hipotec*/financiamento* habitação/client*/imobiliári*/
    consignad*/família*
  Investment advice: aconselh*/recomend*/assessor* fundo*/investiment*/açõe*/poupança client*/investidor*/família*/
    poupador*
  Retail banking: balcão/agência/conta* client*/abr*/atend* banc*/agência/poupança/cartõ*/balcão/corrente*
  Cash handling: caixa/dinheiro/numerário fech*/cont*/receb*/confer*/abr*
  // Direito
  Litigation: process*/ação/ações/julgamento*/litígio* tribuna*/juiz*/defend*/conduz*/ajuiz*/client*/ganh*/cíve*/
    audiênc*
  Court representation: represent*/defend*/audiênc*/sustent* tribuna*/juiz*/audiênc*/fórum/vara*
  Family law: divórcio*/guarda/pensão/inventário* client*/represent*/process*/caso*/atu*
  Employment law: demiss*/despediment*/trabalhist*/rescis* trabalhador*/empresa*/defend*/reclamaç*/client*
  Criminal law: defend*/defesa réu*/acusad*/arguid*/pena*/crim*/fur*
  Legal drafting: redig*/elabor*/minut* contrat*/petiç*/escritur*/recurs*/cláusul*/parecer*
  Legal advice: assessor*/aconselh*/orient* client*/empresa*/inquilin*/trabalhador* direito*/jurídic*/contrat*/
    arrendament*/lega*
  Negotiation: negoci*/regate* preç*/contrat*/fornecedor*/condiç*/descont*/acord*/tarif*/praz*
  // Agricultura
  Crop production: plant*/seme*/colh*/cultiv*/lavr* trigo/milho/soja/arroz/hectare*/café/campo*/batata*/horta*/
    tomate*/lavoura*/cana
  Livestock: ordenh*/aliment*/cri*/vacin*/cuid*/trat* vaca*/ovelha*/cabra*/porco*/gado/bezerro*/galinha*/rebanho*/
    suíno*
  Viticulture: pod*/vindim* vinha*/videira*/uva*/hectare*
  Farm machinery: conduz*/oper*/dirig* trator*/colheitadeira*/ceifeira*/máquinas
  Irrigation: reg*/irrig*/gotejament*/asper* instal*/campo*/horta*/pomar*/program*/cultur*
  Horticulture: pod*/plant*/cort*/cuid* árvore*/sebe*/relva*/grama*/jardin*/jardim/flor*
  Pest control: praga*/pulgõ*/ervas/inset*/fungo* pulveriz*/control*/trat*/combat*/aplic*
  // Artes e mídia
  Exhibitions: mont*/pendur*/organiz*/expus* exposiç*/quadro*/obra*/mostra* museu*/galeria*/sala*/artista*/público/
    exposiç*
  Video production: grav*/edit*/film*/produz* video*/vídeo*/curta*/filme*/documentári*/reportage*/youtube
  Photography: fotograf*/retoc*/foto* retrato*/casament*/produto*/evento*/estúdio/imagen*
  Social media: public*/post*/ger*/administr*/cresc* instagram/facebook/tiktok/seguidor*/linkedin/youtube
  Search engine optimization: google/busca*/palavras/pesquisa posic*/primeir*/tráfego/chave/orgânic*
  Copywriting: escrev*/redig*/cri* slogan*/anúncio*/título*/textos produto*/campanha*/site/marca*/loja
  Journalism: escrev*/redig*/entrevist*/cobr*/apur* notícia*/reportage*/artigo*/jornal*/revista
  Email marketing: envi*/redig*/segment* boletim/boletins/newsletter* assinante*/seman*/lista*/client*
  Press releases: redig*/envi*/divulg* comunicado*/release*/nota* imprensa/jornalista*
  Media relations: jornalista*/imprensa/mídia/média respond*/comunicado*/entrevist*/contact*/atend*/pauta*/relacion*
  Event planning: organiz*/planej*/plane*/coorden* casament*/feira*/congress*/gala*/conferênc*/evento*/festa*/
    seminári*/palestra*
  Internal communications: revista/boletim/intranet intern*/funcionári*/colaborador* edit*/redig*/escrev*/public*
  Fundraising: angari*/capt*/arrecad*/consegu* fundo*/doaç*/doador*/patrocín*/verba*/subsídi*
  Music: toc*/cant*/reg* violino/piano/guitarra/violão/orquestra/coro/concerto*/flauta
  // Automóvel e aviação
  Vehicle repair: troc*/repar*/consert*/revis*/substitu* carro*/veícul*/embraiag*/embreag*/pneu*/escape/
    amortecedor*/óleo/moto*/camin*/bateria*
  Brake repair: pastilha*/disco*/travõ*/freio*/pinça* troc*/substitu*/repar*/mud*
  Engine repair: motor*/cabeçote*/correia*/caixa/turbo*/junta* repar*/troc*/retific*/desmont*/substitu*/refiz
  Vehicle diagnostics: avaria*/código*/sensor*/scanner/defeit* diagnos*/localiz*/leitur*/falha*/eletrónic*/
    eletrônic*/carro*
  Auto body repair: amolgadel*/amassad*/porta*/para-choque*/chapa* repar*/pint*/lix*/desempen*
  Car sales: vend*/venda carro*/veícul*/automóve*
  Aircraft maintenance: motor*/avi*/aeronave*/helicópter*/boeing/airbus/trem revis*/repar*/inspe*/manut*/substitu*
    avi*/boeing/airbus/aeronave*/pouso/aterragem/hélice*/turbina*/hidráulic*
  Cabin crew: passageir*/voo* atend*/serv*/segurança/refeiç*/bordo voo*/bordo/cabine/avião/refeiç*
  Ground handling: bagage*/avi*/carga carreg*/descarreg*/gui*/pista/porão
  // Cozinha
  Cooking: cozinh*/prepar*/grelh*/assav*/frit* prat*/carne*/peixe*/arroz/molho*/refeiç*/sopa*/almoç*/legum*
  Kitchen management: chefi*/dirig*/lider*/coorden*/respons*/ger* cozinh*/brigada
    equipa/equipe/#/pessoas/restaurante/turno*/hotel/brigada/cozinheir*
  Menu planning: cardápio*/ementa*/menu*/pratos cri*/elabor*/plane*/renov*/decid* seman*/estação/dia/restaurante/
    prato*/escola
  Baking and pastry: pã*/bolo*/torta*/tarte*/massa*/biscoit*/sobremes* faz*/asse*/amass*/decor*/confeccion*/prepar*/
    assav*
  Food safety: temperatura*/alergén*/haccp/higiene/geladeira*/frigorífic* control*/regist*/anot*/cumpr*/aliment*/
    cozinha
  Food preparation: descasc*/cort*/pic*/lav* legume*/carne*/peixe*/cebola*/fruta*/verdura*
  Food and beverage service: serv*/atend*/anot* mesa*/pedido*/bebida*/balcão/café*/esplanada/vinho*
    client*/restaurante/mesa*/bar/refeiç*/salão
  // Construção
  Masonry: assent*/levant*/constru* tijolo*/muro*/bloco*/parede*/pedra*
  Concrete work: bet*/concret*/cofr*/despej*/arm* concreto/betão/fundaç*/laje*/cofrage*/sapata*
  Roofing: coloc*/repar*/troc*/impermeabiliz* telhado*/telha*/calha*/cobertura*
  Carpentry: fabric*/mont*/coloc*/instal*/montagem/faz* porta*/janela*/escada*/móve*/armári*/soalho*
    madeira/oficina/medida/casa*/porta*/janela*/telhado*
  Electrical systems: instal*/lig*/pass*/mont* tomada*/quadro*/cabo*/luminári*/interruptor*/disjuntor*/fiaç*
  Plumbing: instal*/repar*/sold*/desentup*/coloc* tubo*/cano*/torneira*/caldeira*/lavatóri*/sanit*/vazament*/
    chuveiro*/encanament*
  Painting and decorating: pint*/reboc*/lix* parede*/teto*/fachada*/quarto*/casa*/apartament*
  Tiling and flooring: assent*/coloc* azulejo*/piso*/parquet/cerâmic*/mosaic*
  Construction site management: obra*/empreiteir*/subempreiteir* dirig*/coorden*/fiscaliz*/praz*/control*/encarreg*
  Welding: sold* aço/tubo*/ferro/chapa*/estrutur*/mig/tig
  // Recursos humanos
  Recruiting: selecion*/contrat*/entrevist*/tri*/preench*/public*/recrut* candidat*/vaga*/currícul*/posiç*/
    funcionári*
  Onboarding: acolh*/integr*/receb*/apresent* novo*/nova* funcionári*/colaborador*/colega*/plano/semana*/
    trabalhador*
  Personnel administration: contrat*/process*/féri*/atestado*/ficha* trabalho/pessoa*/funcionári*/colaborador*
    redig*/ger*/trat*/arquiv*/control*
  Job interviews: entrevist* candidat*
  Personnel development: formaç*/treinament*/curso*/plano/programa* funcionári*/carreira/liderança/colaborador*/
    talento* organiz*/desenh*/plane*/cri*
  Employee relations: sindicat*/conflit*/greve* negoci*/medi*/resolv*/funcionári*/trabalhador*/empresa
  // Informática
  Help desk: resolv*/repar*/atend*/configur*/ajud*/repõ* computador*/impressora*/senha*/utilizador*/usuári*/
    chamado*/palavra
  System administration: servidor*/linux/windows/domíni* instal*/atualiz*/administr*/migr*/monitor*/configur*
  Networking: roteador*/router*/switch*/vlan*/firewall*/wifi/cisco/cabeament* configur*/instal*/mont*/administr*
  Software engineering: desenvolv*/program*/escrev*/implement* aplicaç*/aplicativ*/software/módul*/funcionalidade*/
    código/api*
  Software testing: caso*/teste*/defeit*/erro*/falha* teste*/execut*/report*/regress*/entrega*/escrev*/escrevi/
    detect*
  Database administration: base*/banco*/oracle/postgres* dados/backup*/índice*/consulta*
    administr*/otimiz*/restaur*/migr*
  Cloud computing: aws/azure/gcp/lambda migr*/implant*/hosped*/oper*/mov*
  Data analysis: analis*/limp*/explor*/consult* dados/inquérit*/pesquisa*/estatístic* sql/excel/python/tendênc*/
    relatóri*/client*/venda*/resultado*
  // Escola
  Teaching: ensin*/aula*/lecion*/leccion*/dei/dava matemática/física/inglês/história/biologia/português/alun*/
    crianç*/ensino/estudante*/adolescente*/química/música/violão/guitarra
  Lesson planning: prepar*/planej*/planific*/plane*/elabor* aula*/lição/liçõ*/exercíc*/unidade*
    alun*/turma*/seman*/história/matemática/didátic*/dia/série*
  Student assessment: corrig*/avali*/classific*/elabor* prova*/teste*/exame*/trabalho*/redaç*
    alun*/história/turma*/nota*/matemática/period*/corrig*/bimestr*
  Work with parents: pais/família*/mãe*/encarregad* reun*/inform*/convers*/fal* alun*/filh*/crianç*/progress*/turma*
  Special education: autis*/deficiênc*/dislexia/especiais crianç*/alun*/apoi*/adapt*/atend*
  Early childhood education: creche/infantário/educador*/maternal/bebé*/bebê* crianç*/grupo/sala/turma/cuid*/brinc*
  Classroom management: disciplina/ordem/regras/silêncio turma*/aula*/alun*
  // Desporto
  Personal training: alun*/client*/sóci* individua*/personaliz*/particula* trein*/exercíc*/acompanh*
  Group fitness: zumba/aeróbica/pilates/ioga/yoga/spinning/step/ginástica aula*/grupo*/dei/dava/minist*/turma*
  Nutrition: dieta*/cardápio*/ementa*/alimenta* alun*/paciente*/peso/client*/atleta* elabor*/prepar*/aconselh*/
    recomend*/mont*
  First aid: ferid*/entors*/reanim*/rcp/desfibrilador atend*/socorr*/imobiliz*/prest*/ligad*
  // Saúde
  Nursing: paciente*/doente*/utente* enfermaria/turno*/pensos/curativo*/injeç*/soro*/cirurgia/hospital/uti
    atend*/cuid*/administr*/vigi*/trat*
  Wound care: ferida*/curativo*/penso*/úlcera*/sutura*/ligadura* troc*/limp*/trat*/desinfet*/mud*/faz*
  Medication administration: medicament*/comprimid*/injeç*/insulina/soro*/medicação administr*/dava/dei/distribu*/
    prepar*/aplic*
  Vital signs: tensão/pressão/pulso/temperatura/saturação/sinais med*/verific*/control*/regist*/afer*/avali*
  Personal care: higiene/banho*/vest*/lav*/aliment* idos*/residente*/paciente*/utente*/doente*/acamad*
  Patient care: paciente*/doente*/utente* atend*/cuid*/acompanh*/vigi*/trat* enfermaria/hospital/cirurgia/urgênc*/
    cama*/noite*/leito*/consulta*
  Blood collection: colh*/colet* sangue
  Elderly care: idos*/alzheimer/lar/terceira cuid*/acompanh*/atend*/idade/trat*/apoi*
  Patient education: paciente*/diabétic*/família* ensin*/explic*/mostr*/orient* insulina/inje*/dieta/tratament*/
    cuidad*/casa/alta
  // Clientes, vendas, escritório
  Call center: chamada*/ligaç* #/diári*/entrada/turno/dia atend*/receb*/faz*/realiz*
  Complaint handling: reclamaç*/queixa*/devoluç*/insatisfeit* resolv*/atend*/trat*/ger*/client*/acalm*/reembols*
  Customer service: client*/usuári*/utilizador*/visitante*/hóspede* atend*/resolv*/respond*/ajud*/inform*/aconselh*
    telefone/dúvida*/balcão/loja/e-mail/mail/chat/pedido*/produto*/compra*/pergunta*
  Data entry: digit*/inser*/introduz*/regist* dados/formulári*/fatura*/pedido*/ficha*
    sistema/computador/base/diári*/mês/planilha*
  Clerical work: arquiv*/redig*/correspondênc*/digitaliz* carta*/document*/process*/correio/atas/ofício*
  Calendar management: agenda*/viage*/reuni*/marcaç* ger*/organiz*/reserv*/marc*/coorden*
    diret*/gerente*/chefe*/médic*/voo*/hote*/direç*
  Retail: caixa/prateleira*/loja*/vitrin*/montra* client*/repo*/atend*/vend*/roupa*/produto*/caixa
    loja*/prateleira*/client*/roupa*/produto*/sapat*/supermercado
  Sales: vend*/venda*/fatur*/fech*/met* contrat*/produto*/super*/seguro*/máquina*/milhõ*/aument*/meta*/bat*
    mês/client*/milhõ*/%/ano/meta*/empresa*/euros/reais
  Customer acquisition: conquist*/consegu*/angari*/capt*/abr* novo*/nova* client*/conta*/empresa*/sóci*
  Lead generation: lig*/contact*/prospec*/telefon* empresa*/porta/fri*/prospect* reuni*/visita*/fri*/diári*/dia/
    agend*/marc*/venda*
  Field sales: visit*/percorr*/viaj* client*/médic*/farmácia*/loja*/agricultor*/comérci*
    pedido*/encomenda*/vend*/região/rota*/zona
  Account management: client*/conta*/carteira fideliz*/renov*/mant*/acompanh*/ger* carteira/contrat*/existente*/
    chave/grandes/atua*
  Quotations and tenders: orçamento*/proposta*/licitaç*/concurs* elabor*/prepar*/redig*/apresent*/ganh*/envi*
    client*/públic*/licitaç*/obra*/concurs*
  // Gestão
  Project management: projet*/implantaç*/implementaç*/entrega*/migraç* coorden*/dirig*/lider*/ger*/plan*/entreg*
    orçament*/equip*/praz*/mes*/marco*/pessoas/escopo
  Process improvement: reduz*/simplific*/melhor*/otimiz*/encurt* praz*/processo*/tempo*/custo*/desperdíc*/etapas
  Process analysis: analis*/mape*/document*/model* processo*/fluxo*/gargalo*
  Requirements gathering: levant*/recolh*/entrevist*/defin*/especific* requisito*/necessidade*/utilizador*/usuári*
    sistema/client*/usuári*/utilizador*/histórias/especificaç*/negócio/requisito*
  Change management: prepar*/acompanh*/form*/trein* funcionári*/equip*/colaborador*/trabalhador*
    fus*/mudanç*/reorganizaç*/transformaç*/novo*
  Leadership: dirig*/lider*/coorden*/respons*/chefi*/ger* equip*/departament*/pessoas/grupo/turno
    #/pessoas/funcionári*/colaborador*/técnicos/enfermeir*/vendedor*/agentes
  Training others: form*/trein*/ensin*/capacit* colegas/funcionári*/usuári*/utilizador*/pessoa*/aprendiz*/equip*
  Mentoring: tutor*/acompanh*/orient* estagiári*/aprendiz*/júnior*
  // Design
  Graphic design: desenh*/cri*/pagin*/diagram* cartaz*/logo*/folheto*/catálogo*/capa*/rótulo*/infográfic*/banner*
  User research: entrevist*/observ*/test* usuári*/utilizador*/participante* tarefa*/protótip*/app/necessid*/
    inquérit*/aplicat*
  Interior design: escolh*/mobil*/decor*/desenh*/projet* móve*/iluminaç*/cor*/hote*/casa*/escritóri*/loja*/interior*
  Sewing: cos*/bord*/ajust*/encurt* vestido*/calça*/cortina*/botõ*/fecho*/bainha*/roupa*/camisa*
  Fashion design: desenh*/cri* coleç*/vestido*/peça*/roupa* estaç*/tecid*/mulher/homem/moda/ano/desfile*
  Merchandising: vitrin*/montra*/manequi*/expositor* mont*/decor*/vest*/arrum*
  // Técnica e logística
  Mechanical engineering: projet*/calcul*/desenh*/dimension* engrenage*/máquina*/peça*/carcaça*/redutor*/eixo*/
    mecanism* solidworks/catia/produç*/3d/desenho*/aço/protótip*/máquina*
  Commissioning: arran*/partida/comission*/coloc* marcha/linha*/fábrica*/máquina*/operaç*/funcionament*/serviço
    client*/linha*/fábrica*/máquina*/operaç*/instalaç*
  Equipment maintenance: repar*/troc*/lubrific*/revis*/substitu* bomba*/motor*/rolament*/correia*/máquina*/esteira*/
    válvula* máquina*/bomba*/motor*/rolament*/fábrica/linha*/hidráulic*/avaria*/correia*
  Quality control: med*/inspecion*/verific*/control* peça*/produto*/lote*/amostra* tolerânc*/defeit*/calibr*/
    desenho*/rejeit*/conform*
  Machining: torne*/fres*/fur*/usin* peça*/cnc/torno/fresadora/aço
  Manufacturing: mont*/fabric*/embal* linha/peça*/turno/fábrica/produç*
  Warehousing: carreg*/descarreg*/armazen*/empilh* palete*/camin*/mercadoria*/caixa*/armazé*
  Order picking: separ*/embal*/prepar* pedido*/encomenda*/pacote*
  Delivery driving: entreg* pacote*/encomenda*/comida/carta*/mercadoria* carrinha/rota*/domicíli*/client*/bicicleta/
    moto/diári*
  Truck driver: conduz*/dirig* camin*/camiã*/carreta*
  Procurement: compr*/negoci*/cot* matéri*/fornecedor*/component*/insum* preç*/fornecedor*/contrat*/propost*/praz*/
    primas
  Inventory management: inventári*/estoque*/stock* cont*/control*/ger*/regist*/repo*
  Housekeeping: limp*/varr*/lav* quarto*/escritóri*/chão/banheir*/escada*/cama*/casa*
  Hotel reception: receb*/regist*/atend* hóspede*/cliente*/chegad* hotel/quarto*/recepç*/receç*/chave*
  Security services: vigi*/control*/ronda* edifíci*/acesso*/entrada*/recint*/visitante*
    noite*/ronda*/câmara*/câmera*/acesso*/alarme*/turno*
`;
