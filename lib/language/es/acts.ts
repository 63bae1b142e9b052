import type { Language } from "../language";

export const acts: Language["acts"] = `
  // Contabilidad y finanzas
  Accounting: registr*/contabili*/asent*/llev* factura*/asiento*/libros/apunte*/movimiento*/cuentas
  Accounts payable: factura*/pago* proveedor* revis*/pag*/registr*/contabili*/control*
  Accounts receivable: factura*/cobro*/pago* cliente* cobr*/registr*/seguimiento/reclam*/control*
  Bank reconciliation: extracto*/cuenta*/movimiento* banc* concili*/cotej*/compar*/diferencia*/cuadr*
  Payroll: nómina*/salario*/sueldo*/seguridad calcul*/elabor*/pag*/confeccion*/prepar*/social
    emplead*/trabajador*/sueldo*/mes/person*/cotiza*/descuento*
  Month-end close: cierre*/cerr*/provision* mensual*/anual*/mes/contable*/ejercicio/trimestr*
  Taxation: declaracion*/declaración/impuesto*/modelo* iva/renta/impuesto*/sociedades/fiscal*
    present*/prepar*/elabor*/liquid*
  Debt collection: reclam*/llam*/cobr*/recuper* moros*/deud*/impag*/vencid*
  Invoicing: emit*/elabor*/emisión/envi* factura* client*/mes
  Auditing: revis*/verific*/audit*/comprob* cuenta*/libros/registro*/balance* empresa*/client*/informe*/pyme*/
    socied*/muestra*
  Budgeting: elabor*/control*/prepar*/seguimiento presupuesto*/gasto*
  Financial analysis: analiz*/interpret*/evalu* balance*/ratio*/margen*/rentabilidad/estados
  Management accounting: desviacion*/desviación/comparación/indicador* presupuesto/plan/real/costes/costos
    analiz*/explic*/inform*
  Credit analysis: evalu*/analiz*/estudi* solvencia/crédito*/solicitante*/solicitud* riesgo*/préstamo*/crédito*/
    balance*
  Lending: conced*/tramit*/vend*/gestion* préstamo*/hipoteca*/crédito*
  Investment advice: asesor*/recomend* fondo*/inversion*/bono*/accion*/ahorr* client*/ahorrador*/particular*/
    familia*/inversor*
  Retail banking: ventanilla/sucursal/cuenta* client*/abr*/atend* banc*/sucursal/ahorro/tarjeta*/ventanilla/
    corriente*
  Cash handling: caja/efectivo/recaudación cuadr*/cont*/cobr*/arque*/cerr*/abr*
  // Derecho
  Litigation: juicio*/pleito*/demanda*/litigi* tribunal*/juzgado*/llev*/gan*/defend*/civil*/cliente*/present*
  Court representation: represent*/defend*/comparec*/aleg* juzgado*/tribunal*/juicio*/juez/audiencia*/vista*
  Family law: divorcio*/custodia/pensión/herencia* cliente*/llev*/represent*/caso*/tramit*
  Employment law: despido*/laboral*/convenio* trabajador*/empresa*/defend*/demanda*/asesor*/represent*
  Criminal law: defend*/defensa/acus* acusad*/imputad*/penal*/detenid*/delito*/robo*
  Legal drafting: redact*/elabor* contrato*/demanda*/escritura*/escrito*/estatuto*/recurso*/testamento*
  Legal advice: asesor*/aconsej* cliente*/empresa*/inquilino*/trabajador* legal*/derecho*/contrato*/alquiler*/
    jurídic*
  Negotiation: negoci*/regate* precio*/contrato*/proveedor*/condicion*/descuento*/acuerdo*/tarifa*/plazo*/renta*
  // Agricultura
  Crop production: sembr*/cosech*/cultiv*/plant*/arab* trigo/cebada/maíz/arroz/hectárea*/campo*/patata*/hortaliza*/
    tomate*/olivo*/soja
  Livestock: ordeñ*/aliment*/cri*/vacun*/cuid* vaca*/oveja*/cabra*/cerdo*/ganado/ternero*/gallina*/rebaño*/res/reses
  Viticulture: pod*/vendimi* viña*/vid/vides/uva*/viñedo*/hectárea*
  Farm machinery: conduc*/manej*/oper* tractor*/cosechadora*/maquinaria
  Irrigation: rieg*/regab*/goteo/aspersor* instal*/campo*/huert*/parcela*/program*/cultivo*
  Horticulture: pod*/plant*/cort*/cuid* árbol*/seto*/césped/jardín/jardines/flor*/arbusto*
  Pest control: plaga*/pulgón/pulgones/maleza*/mildiu/insecto* fumig*/control*/trat*/combat*/aplic*
  // Arte y medios
  Exhibitions: colg*/mont*/comisari*/organiz*/expus* exposicion*/exposición/cuadro*/obra*/muestra*
    museo*/galería*/sala*/artista*/público/exposición
  Video production: grab*/edit*/rod*/mont* video*/vídeo*/corto*/película*/documental*/reportaje*/anuncio*
  Photography: fotograf*/retoc*/foto* retrato*/boda*/producto*/evento*/estudio/imágenes/moda
  Social media: public*/gestion*/administr*/crec*/llev* instagram/facebook/tiktok/seguidor*/twitter/linkedin/youtube
  Search engine optimization: google/buscador*/palabras/enlaces posicion*/primer*/tráfico/clave/orgánic*/web
  Copywriting: escrib*/redact*/cre* eslogan*/anuncio*/titular*/textos producto*/campaña*/web/marca*/publicid*/tienda
  Journalism: escrib*/redact*/entrevist*/cubr*/report* noticia*/artículo*/reportaje*/periódico/diario/revista
  Email marketing: envi*/redact*/segment* boletín/boletines/newsletter*/correos suscriptor*/semana*/client*/
    campaña*/lista*
  Press releases: redact*/envi*/difund* comunicado*/nota*/notas prensa
  Media relations: periodista*/prensa/medios respond*/convoc*/contact*/entrevist*/relacion*/atend*/propon*
  Event planning: organiz*/planific*/coordin* boda*/feria*/congreso*/gala*/conferencia*/evento*/fiesta*/jornada*/
    seminario*
  Internal communications: revista/boletín/intranet intern*/emplead*/personal edit*/redact*/escrib*/public*
  Fundraising: recaud*/consegu*/capt*/obt* fondos/donacion*/donante*/subvencion*/patrocin*/becas
  Music: toc*/cant*/dirig* violín/piano/guitarra/orquesta/coro/concierto*/flauta
  // Automóvil y aviación
  Vehicle repair: repar*/cambi*/sustitu*/revis* coche*/vehículo*/embrague*/neumático*/escape/amortiguador*/aceite/
    moto*/camion*/auto*/batería*
  Brake repair: pastilla*/disco*/freno*/pinza* cambi*/sustitu*/repar*/mont*
  Engine repair: motor*/culata*/correa*/caja/junta*/turbo* repar*/cambi*/rectific*/desmont*/sustitu*/reconstru*
    motor*/coche*/cambios/distribución/camion*/diésel/vehículo*
  Vehicle diagnostics: avería*/código*/sensor*/escáner diagnos*/localiz*/leí*/lectura/fallo*/electrónic*/coche*
  Auto body repair: abolladura*/puerta*/aleta*/parachoques/chapa repar*/pint*/lij*/enderez*/sac*
  Car sales: vend*/venta coche*/vehículo*/auto*
  Aircraft maintenance: motor*/avion*/avión/aeronave*/helicóptero*/boeing/airbus/tren* revis*/repar*/inspe*/manten*/
    sustitu*/aterrizaje aterrizaje/boeing/airbus/avion*/avión/aeronave*/hélice*/motor*/hidráulic*/turbina*
  Cabin crew: pasajero*/vuelo* atend*/serv*/seguridad/comida*/demostración/bordo vuelo*/bordo/cabina/avión/comida*
  Ground handling: equipaje*/avion*/carga carg*/descarg*/guia*/pista/bodega
  // Cocina
  Cooking: cocin*/prepar*/guis*/asab*/frei*/elabor* plato*/carne*/pescado*/arro*/salsa*/comida*/menú*/comensal*/
    sopa*/desayuno*/verdura*/paella*
  Kitchen management: dirig*/llev*/supervis*/coordin*/respons*/encarg* cocina/cociner*/brigada
    equipo/#/personas/restaurante/turno*/hotel/brigada/comensal*/cociner*
  Menu planning: carta*/menú*/platos dise*/elabor*/cre*/planific*/renov*/decid* semana*/temporada/día/restaurante/
    plato*/colegio/comedor
  Baking and pastry: pan/panes/tarta*/pastel*/bollería/galleta*/masa*/postre* hac*/elabor*/horne*/amas*/decor*
  Food safety: temperatura*/alérgeno*/appcc/higiene/nevera*/cámara* control*/registr*/anot*/cumpl*/aliment*/cocina
  Food preparation: pel*/cort*/pic*/lav*/trocea* verdura*/carne*/pescado*/cebolla*/fruta*/patata*
  Food and beverage service: serv*/atend*/tom*/prepar* mesa*/comanda*/bebida*/copa*/barra/terraza/café*/cóctel*
    client*/restaurante/mesa*/terraza/bar/comida*/comensal*/barra
  // Construcción
  Masonry: levant*/coloc*/pus*/pon*/constru* ladrillo*/muro*/bloque*/pared*/tabique*/piedra*
  Concrete work: verti*/encofr*/vaci*/armad*/hormigon* hormigón/cimient*/losa*/encofrado*/forjado*/zapata*/concreto
  Roofing: coloc*/repar*/impermeabiliz*/cambi* tejado*/teja*/cubierta*/pizarra*/canalon*
  Carpentry: fabric*/mont*/coloc*/instal*/hac* puerta*/ventana*/escalera*/mueble*/armario*/tarima*
    madera/taller/muebles/medida/casa*/puerta*/ventana*
  Electrical systems: instal*/conect*/tend*/cable*/mont* enchufe*/cuadro*/cable*/luminaria*/interruptor*/lámpara*/
    fusible*
  Plumbing: instal*/repar*/sold*/desatasc*/coloc* tubería*/grifo*/caldera*/lavabo*/sanitario*/radiador*/fuga*/
    ducha*/calentador*
  Painting and decorating: pint*/empapel*/enluc*/lij* pared*/techo*/fachada*/habitacion*/piso*/casa*
  Tiling and flooring: coloc*/alicat*/solad* azulejo*/baldosa*/parqué/suelo*/gres
  Construction site management: obra*/subcontrat*/gremio* dirig*/coordin*/supervis*/plazo*/control*/jefe
  Welding: sold* acero/tubo*/hierro/chapa*/estructura*/mig/tig
  // Recursos humanos
  Recruiting: seleccion*/contrat*/entrevist*/filtr*/cubr*/public*/reclut* candidat*/vacante*/currícul*/puesto*/
    oferta*/personal/emplead*
  Onboarding: acog*/incorporacion*/integr*/recib*/present* nuev* emplead*/trabajador*/compañer*/personal/
    incorporacion*/plan/semana
  Personnel administration: contrato*/expediente*/vacaciones/baja*/certificado* trabajo/personal/emplead*/laboral*/
    trabajador* redact*/gestion*/tramit*/archiv*/llev*
  Job interviews: entrevist* candidat*/aspirante*/postulante*
  Personnel development: formación/curso*/plan/programa* emplead*/carrera/liderazgo/mandos/talento/desarrollo
    organiz*/dise*/planific*/cre*
  Employee relations: sindicat*/comité/conflicto*/huelga* negoci*/mediab*/medi*/resolv*/emplead*/empresa/trabajador*
  // Informática
  Help desk: resolv*/repar*/restablec*/atend*/configur*/ayud* ordenador*/impresora*/contraseña*/usuario*/
    incidencia*/tique*/computador*
  System administration: servidor*/linux/windows/dominio* instal*/actualiz*/administr*/parche*/migr*/monitoriz*/
    configur*
  Networking: router*/switch*/vlan*/cortafuegos/wifi/cisco/cableado configur*/instal*/mont*/segment*/administr*
  Software engineering: desarroll*/program*/escrib*/implement* aplicacion*/aplicación/software/módulo*/función/
    funciones/código/api
  Software testing: caso*/prueba*/defecto*/error*/fallo* prueba*/ejecut*/report*/regresión/entrega*/escrib*/detect*/
    diseñ*
  Database administration: base*/oracle/postgres*/mysql datos/copia*/índice*/consulta* administr*/optimi*/restaur*/
    migr*/manten*
  Cloud computing: aws/azure/gcp/lambda migr*/despleg*/aloj*/oper*/mov*
  Data analysis: analiz*/limpi*/explot*/consult* datos/encuesta*/cifras/estadística* sql/excel/python/tendencia*/
    informe*/client*/venta*/resultado*
  // Escuela
  Teaching: enseñ*/clase*/imparti*/imparto/di/daba matemáticas/física/inglés/guitarra/historia/biología/lengua/niñ*/
    alumn*/primaria/secundaria/estudiante*/adolescente*/química/música
  Lesson planning: prepar*/planific*/program*/elabor* clase*/unidad*/leccion*/ejercicio*/sesion*
    alumn*/didáctic*/curso*/semana*/historia/lengua/matemáticas/día
  Student assessment: corrig*/correg*/evalu*/calific* examen*/exámenes/prueba*/trabajo*/redaccion*/alumn*
  Work with parents: padre*/familia*/madre*/tutor* reun*/inform*/entrevist*/habl*/tutoría*
    alumn*/hij*/niñ*/progreso/evolución/curso
  Special education: autis*/discapacid*/dislexia/necesidades niñ*/alumn*/apoy*/adapt*/educativas/atend*
  Early childhood education: maestra/guardería/infantil/educadora/cuid* niñ*/grupo/aula/bebé*
    tres/dos/cuatro/cinco/años/jueg*/canc*/grupo/meses
  Classroom management: disciplina/orden/normas/silencio aula/clase/alumn*
  // Deporte
  Personal training: client*/alumn*/soci* individual*/personal*/particular* entren*/ejercicio*/acompañ*/rutina*
  Group fitness: zumba/aeróbic/pilates/yoga/spinning/step/gimnasia clase*/grupo*/imparti*/di/daba/dirig*/personas
  Nutrition: dieta*/menú*/alimentación/nutricion* soci*/paciente*/peso/client*/deportista*
    elabor*/dise*/prepar*/acons*/recomend*
  First aid: herid*/esguince*/reanim*/rcp/desfibrilador atend*/vend*/auxili*/practiq*/socorr*
  // Salud
  Nursing: paciente*/enferm* planta/turno*/curas/inyeccion*/sueros/cirugía/hospital/uci
    atend*/cuid*/administr*/curas/vigil*
  Wound care: herida*/vendaje*/úlcera*/sutura*/apósito* cur*/cambi*/limpi*/desinfect*/retir*/vend*
  Medication administration: medicament*/pastilla*/inyeccion*/insulina/suero*/medicación
    administr*/pon*/repart*/dab*/prepar*/distribu*/inyect*
  Vital signs: tensión/presión/pulso/temperatura/constantes/saturación tom*/med*/control*/registr*/vigil*
  Personal care: ase*/bañ*/vest*/lav*/aliment*/comer residente*/anciano*/paciente*/mayor*/persona*/dependiente*
  Patient care: paciente*/enferm* atend*/cuid*/acompañ*/vigil* planta/hospital/cirugía/urgencias/cama*/noche*/
    quirófano/consulta
  Blood collection: extra* sangre/analítica*/muestra*
  Elderly care: ancian*/mayor*/alzheimer/residencia/tercera cuid*/acompañ*/atend*/aten*/edad/ase*
  Patient education: paciente*/diabétic*/familia* enseñ*/explic*/mostr*/instru* insulina/inyect*/dieta/tratamiento/
    cuidad*/casa/alta
  // Clientes, ventas, oficina
  Call center: llamada* #/diaria*/entrante*/saliente*/turno atend*/recib*/hac*/contest*/día/realiz*
  Complaint handling: queja*/reclamacion*/devolucion*/enfadad*/insatisfech* resolv*/atend*/gestion*/tramit*/client*/
    calm*/reembols*
  Customer service: client*/usuario*/visitante*/huésped* atend*/resolv*/ayud*/inform*/acons*/asesor*
    teléfono/duda*/mostrador/tienda/correo/chat/pedido*/consulta*/producto*/compra*/pregunta*
  Data entry: introdu*/tecle*/capt*/grab*/registr* datos/formulario*/factura*/pedido*/dirección/expediente*
    sistema/ordenador/base/diari*/mes/hoja*
  Clerical work: archiv*/redact*/clasific*/correspondencia carta*/documento*/expediente*/correo*/actas/archivo*
  Calendar management: agenda*/viaje*/reunion*/cita* gestion*/organiz*/reserv*/concert*/coordin*/program*/llev*
    director*/gerente/jefe/médico*/vuelo*/hotel*/dirección/paciente*/clientes
  Retail: cobr*/repon*/reposición/vend*/atend* tienda/estanter*/caja/producto*/escaparate*/ropa
    client*/tienda/caja/estanter*/producto*/ropa/zapatería/mostrador
  Sales: vend*/venta*/factur*/cerr*/objetivo* contrato*/producto*/super*/seguros/máquinas/euros/pólizas/millon*/
    aument* euros/mes/client*/millon*/%/objetivo*/año/cuota*/empresa*/ventas
  Customer acquisition: capt*/consegu*/gan*/abr* nuev* client*/cuenta*/empresa*/socio*
  Lead generation: llam*/contact*/prospec*/concert* empresa*/puerta/frí*/prospecto*/desconocid*
    cita*/reunion*/puerta/frí*/diari*/día/entrevist*/ventas
  Field sales: visit*/recorr*/viaj* client*/médico*/farmacia*/tienda*/agricultor*/comercio*/provincia*
    pedido*/vend*/venta*/zona/ruta/región/provincia*
  Account management: client*/cuenta*/cartera fideliz*/renov*/mantuv*/manten*/seguimiento/gestion*
    cartera/contrato*/existente*/clave/grandes/actual*/habitual*
  Quotations and tenders: presupuesto*/oferta*/licitacion*/concurso* elabor*/prepar*/redact*/present*/gan*/cotiz*
    client*/públic*/administración/licitacion*/obra*/ofertas
  // Gestión
  Project management: proyecto*/plazo*/implantación/entrega/obra*/migración coordin*/dirig*/lider*/gestion*/plan*/
    entreg* presupuesto/equipo/plazo*/meses/hito*/personas/alcance/entrega
  Process improvement: reduj*/reduc*/simplific*/mejor*/optimi*/acort* plazo*/proceso*/tiempo*/coste*/costo*/merma*/
    pasos
  Process analysis: analiz*/mape*/document*/model* proceso*/flujo*/cuello*
  Requirements gathering: recog*/recopil*/entrevist*/defin*/especific* requisito*/necesidad*/usuario*
    usuario*/client*/sistema/historias/especificacion*/negocio/necesidad*/requisito*
  Change management: prepar*/acompañ*/form*/convenc* emplead*/equipo*/plantilla/trabajador*
    fusión/cambio*/reorganización/transformación/nuev*
  Leadership: dirig*/lider*/coordin*/respons*/encarg*/jefe/mand* equipo/departamento/personas/plantilla/grupo/turno
    #/personas/emplead*/trabajador*/técnicos/enfermer*/vendedor*/agentes
  Training others: form*/capacit*/enseñ*/instru* compañer*/emplead*/usuarios/personal/trabajador*/aprendic*
  Mentoring: tutor*/acompañ*/orient* becari*/aprendic*/junior*/prácticas
  // Diseño
  Graphic design: diseñ*/cre*/maquet*/dibuj* cartel*/logo*/folleto*/catálogo*/portada*/etiqueta*/infografía*/banner*
  User research: entrevist*/observ*/prob*/test* usuario*/participante*/prototipo* tarea*/prototipo*/app/necesid*/
    encuesta*/usuario*
  Interior design: elig*/amuebl*/decor*/dise*/distribu* muebl*/iluminación/color*/hotel*/vivienda*/oficina*/local*/
    interior*
  Sewing: cos*/bord*/arregl*/acort* vestido*/pantalon*/cortina*/botones/cremallera*/dobladillo*/ropa/camisa*
  Fashion design: diseñ*/dibuj*/cre* colección/colecciones/vestido*/prenda*/ropa temporada*/tejido*/mujer/hombre/
    moda/año/pasarela/telas
  Merchandising: escaparate*/maniquí*/expositor* mont*/decor*/vest*/coloc*/dise*
  // Técnica y logística
  Mechanical engineering: diseñ*/calcul*/dibuj*/dimension* engranaje*/máquina*/pieza*/carcasa*/reductor*/eje*/
    mecanismo* solidworks/catia/producción/3d/plano*/acero/prototipo*/máquina*
  Commissioning: puesta/puse/arran* marcha/línea*/planta*/máquina* marcha/client*/línea*/planta*/instalación
  Equipment maintenance: repar*/cambi*/engras*/revis*/sustitu*/lubric* bomba*/motor*/rodamiento*/correa*/máquina*/
    cinta*/válvula* máquina*/bomba*/motor*/rodamiento*/planta/línea*/fábrica/hidráulic*/averí*/correa*
  Quality control: med*/inspeccion*/verific*/revis* pieza*/producto*/lote*/muestra* tolerancia*/defecto*/calibre/
    plano*/rechaz*/conform*
  Machining: torne*/fres*/taladr*/mecaniz* pieza*/cnc/torno/fresadora/acero
  Manufacturing: mont*/ensambl*/fabric*/envas* línea/cadena/pieza*/turno/fábrica
  Warehousing: carg*/descarg*/almacen*/apil* palet*/camion*/mercancía*/caja*/almacén
  Order picking: prepar*/empaquet*/recog* pedido*/paquete*
  Delivery driving: repart*/entreg* paquete*/pedido*/comida/cartas/mercancía* furgoneta/ruta/domicilio/client*/
    bicicleta/moto/diari*
  Truck driver: conduc* camion*/camión/tráiler
  Procurement: compr*/negoci*/cotiz* materia*/proveedor*/componente*/insumo* precio*/proveedor*/contrato*/oferta*/
    plazo*/primas
  Inventory management: inventario*/existencias/stock cont*/control*/gestion*/registr*/repon*
  Housekeeping: limpi*/barr*/freg* habitacion*/oficina*/suelo*/baño*/escalera*/cama*
  Hotel reception: recib*/registr*/atend* huésped*/cliente*/viajero* hotel/habitacion*/recepción/llegada*/llave*
  Security services: vigil*/control*/ronda* edificio*/acceso*/entrada*/recinto*/visita*
    noche*/ronda*/cámara*/acceso*/alarma*/turno*
`;
