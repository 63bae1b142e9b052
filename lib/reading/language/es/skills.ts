import type { Language } from "../language";

export const skills: Language["skills"] = {
  knowledge: `
    // Kitchen and restaurant
    Food safety: higiene alimentaria, seguridad alimentaria, manipulador de alimentos, manipulación de alimentos,
      APPCC
    Cooking: cocina, cocinero, cocinera, preparación de platos
    Food preparation: preparación de alimentos
    Menu planning: planificación de menús, elaboración de menús, diseño de menús
    Plating: emplatado, presentación de platos
    Baking and pastry: pastelería, repostería, panadería
    Butchery: carnicería, despiece
    Food cost control: control de costes de alimentos, escandallos, control de porciones
    Kitchen management: gestión de cocina, jefe de cocina, jefa de cocina
    Catering: servicio de catering
    Banquets: servicio de banquetes
    Food and beverage service: servicio de mesas, servicio de sala, hostelería, restauración
    // Nursing and healthcare
    Electronic health records: historia clínica electrónica
    Registered nurse: enfermero, enfermera, diplomado en enfermería, graduado en enfermería
    Certified nursing assistant: auxiliar de enfermería
    Patient care: atención al paciente, cuidado de pacientes
    Wound care: cura de heridas, curas, cuidado de heridas, cambio de apósitos
    Medication administration: administración de medicamentos, administración de medicación
    Vital signs: constantes vitales, signos vitales, toma de constantes
    Infection control: control de infecciones, prevención de infecciones
    Triage: triaje
    Blood collection: extracción de sangre, extracciones de sangre
    Infusion therapy: terapia intravenosa, sueroterapia
    Intensive care: cuidados intensivos, UCI
    Emergency care: urgencias, servicio de urgencias
    Operating theatre: quirófano
    Palliative care: cuidados paliativos
    Elderly care: cuidado de mayores, atención a personas mayores, geriatría
    Pediatrics: pediatría
    Personal care: aseo personal, actividades de la vida diaria
    Care planning: planes de cuidados
    Patient education: educación sanitaria, educación del paciente
    Mental health: salud mental, psiquiatría
    Rehabilitation: rehabilitación, fisioterapia, terapia ocupacional
    Clinical trials: ensayos clínicos, investigación clínica
    Pharmacy: farmacia
    Medical billing: facturación médica
    Medical imaging: radiología, diagnóstico por imagen
    Laboratory work: análisis de laboratorio, trabajo de laboratorio
    // Teaching and childcare
    Teaching: enseñanza, docencia, profesor, profesora, maestro, maestra, impartir clases, clases impartidas
    Curriculum development: desarrollo curricular, diseño curricular
    Classroom management: gestión del aula
    Lesson planning: planificación de clases, preparación de clases
    Child care: cuidado de niños
    Special education: educación especial, necesidades educativas especiales
    Differentiated instruction: atención a la diversidad, enseñanza diferenciada
    Student assessment: evaluación de alumnos, evaluación del alumnado, corrección de exámenes
    Early childhood education: educación infantil
    Work with parents: relación con las familias, tutorías con familias
    Tutoring: clases particulares, refuerzo escolar
    E-learning: formación online, enseñanza a distancia
    // Fitness
    Cardiopulmonary resuscitation: reanimación cardiopulmonar
    First aid: primeros auxilios
    Personal training: entrenamiento personal, entrenador personal
    Group fitness: clases colectivas, clases dirigidas
    Fitness assessment: evaluación física, valoración física
    Exercise programming: planes de entrenamiento, rutinas de entrenamiento
    Nutrition: nutrición, asesoramiento nutricional, dietética
    Strength training: entrenamiento de fuerza, musculación
    // Agriculture
    Crop production: cultivos, agricultura, producción agrícola
    Livestock: ganadería, ganado, ordeño
    Irrigation: riego, sistemas de riego
    Greenhouse work: invernadero
    Pest control: control de plagas, fitosanitarios
    Farm machinery: tractor agrícola, maquinaria agrícola, tractorista
    Harvesting: cosecha, vendimia, recolección
    Soil management: preparación del suelo, fertilización
    Horticulture: jardinería, paisajismo
    // Aviation
    Aircraft maintenance: mantenimiento de aeronaves, mantenimiento aeronáutico
    Flight operations: operaciones de vuelo
    Avionics: aviónica
    Airworthiness: aeronavegabilidad
    Cabin crew: tripulante de cabina, auxiliar de vuelo
    Ground handling: handling aeroportuario, asistencia en tierra
    Air traffic control: control aéreo, control de tráfico aéreo
    Pilot licence: licencia de piloto
    // Banking and finance
    Payroll: nómina, nóminas, gestión de nóminas, administración de nóminas
    Accounting: contabilidad, contable, contador, contadora, contabilidad general, contabilidad financiera
    Accounts payable: cuentas por pagar, cuentas a pagar, proveedores
    Accounts receivable: cuentas por cobrar, cuentas a cobrar, contabilidad de clientes
    Financial analysis: análisis financiero, analista financiero
    Budgeting: presupuestos, elaboración de presupuestos, gestión presupuestaria
    Financial reporting: estados financieros, cuentas anuales, informes financieros
    Taxation: impuestos, declaraciones fiscales, IVA, fiscalidad
    Auditing: auditoría
    Anti-money laundering: prevención del blanqueo, blanqueo de capitales
    Risk management: gestión de riesgos, análisis de riesgos, evaluación de riesgos
    Credit analysis: análisis de crédito, riesgo de crédito
    Lending: préstamos, hipotecas, concesión de créditos
    Underwriting: suscripción de riesgos
    Wealth management: gestión de patrimonios, banca privada, gestión de carteras
    Investment advice: asesoramiento financiero, asesor financiero, productos financieros
    Retail banking: banca minorista, oficina bancaria
    Fraud prevention: prevención del fraude, detección de fraude
    Month-end close: cierre mensual, cierres mensuales, cierre contable
    General ledger: libro mayor, asientos contables
    Bank reconciliation: conciliación bancaria, conciliaciones bancarias
    Invoicing: facturación, facturas
    Financial modelling: modelización financiera, modelos financieros
    Forecasting: previsiones financieras, proyecciones financieras
    Cost accounting: contabilidad de costes, contabilidad analítica
    Management accounting: control de gestión, contabilidad de gestión
    Internal controls: control interno, auditoría interna
    Treasury: tesorería, gestión de tesorería
    Consolidated accounts: consolidación contable, cuentas consolidadas
    Company valuation: valoración de empresas
    Debt collection: cobros, gestión de cobros, recobro
    // Construction
    Blueprint reading: interpretación de planos, lectura de planos, dibujo técnico
    Heating, ventilation and air conditioning: climatización, calefacción, refrigeración
    Health and safety: seguridad laboral, prevención de riesgos laborales, seguridad y salud, PRL
    Equipment maintenance: mantenimiento de equipos, mantenimiento industrial, mantenimiento de maquinaria
    Preventive maintenance: mantenimiento preventivo
    Welding: soldadura, soldador
    Electrical systems: instalaciones eléctricas, electricista, instalación eléctrica, electricidad
    Plumbing: fontanería, fontanero
    Carpentry: carpintería, carpintero, ebanistería
    Construction site management: jefe de obra, dirección de obra, gestión de obra, encargado de obra
    Construction: construcción, edificación, obra civil
    Cost estimation: mediciones y presupuestos, estimación de costes
    Concrete work: hormigón, encofrado, hormigonado
    Masonry: albañilería, albañil
    Roofing: cubiertas, tejados
    Scaffolding: andamios
    Painting and decorating: pintura de interiores, pintura decorativa
    Tiling and flooring: alicatado, solados, pavimentos
    Drywall: pladur, yeso, tabiquería
    Earthworks: excavación, movimiento de tierras
    Heavy equipment operation: excavadora, maquinaria pesada, gruista
    Building regulations: normativa de construcción, licencias de obra
    Surveying: topografía, topógrafo
    Structural engineering: cálculo de estructuras, ingeniería civil
    // Apparel
    Merchandising: escaparatismo, reposición
    Fashion design: diseño de moda
    Sewing: costura, confección
    Pattern making: patronaje
    Textiles: tejidos
    Garment production: producción textil, producción de prendas
    Trend research: análisis de tendencias
    Retail: comercio minorista, gestión de tienda
    // Calls and offices
    Customer service: servicio al cliente, atención al cliente, atención a clientes
    Call center: centro de llamadas, teleoperador
    Scheduling: programación de turnos, turnos, cuadrantes
    Data entry: entrada de datos, introducción de datos, grabación de datos
    Record keeping: archivo de documentos
    Clerical work: administración, tareas administrativas, gestión administrativa
    Complaint handling: reclamaciones, gestión de reclamaciones, quejas
    Telephone service: atención telefónica, llamadas entrantes, llamadas salientes, centralita
    Service level agreements: acuerdos de nivel de servicio
    Call quality monitoring: monitorización de llamadas, calidad de llamadas
    Workforce management: planificación de plantilla, planificación de personal
    Calendar management: gestión de agenda, organización de viajes
    // Arts and media
    Search engine optimization: posicionamiento web, posicionamiento en buscadores
    Search engine marketing: marketing en buscadores
    Social media: redes sociales, gestión de redes sociales
    Content creation: creación de contenido
    Copywriting: redacción publicitaria
    Photography: fotografía, edición de fotos
    Illustration: ilustración, dibujo
    Fine arts: bellas artes, escultura, artes plásticas
    Art education: educación artística, clases de arte
    Exhibitions: exposiciones, comisariado
    Music: música, canto
    Theatre: teatro, actuación, artes escénicas
    Dance: danza, baile, coreografía
    Fundraising: captación de fondos, subvenciones
    Video production: edición de vídeo, producción de vídeo, producción audiovisual
    Animation: animación
    Journalism: periodismo, redacción de noticias
    Editing: corrección de textos, edición de textos
    Web analytics: analítica web
    Email marketing: marketing por correo electrónico
    Online advertising: publicidad online, campañas de pago
    Campaign management: campañas de marketing, campañas publicitarias
    Branding: gestión de marca, identidad de marca, estrategia de marca
    Marketing: mercadotecnia, estrategia de marketing
    // Law
    Compliance: cumplimiento normativo, normativa
    Legal research: investigación jurídica
    Contract management: gestión de contratos
    Litigation: litigios, procedimientos judiciales, juicios, pleitos
    Court representation: representación ante los tribunales, representación legal
    Legal drafting: redacción de contratos, redacción jurídica, escritos judiciales
    Legal advice: asesoramiento jurídico, asesoría jurídica
    Contract law: derecho contractual
    Criminal law: derecho penal
    Family law: derecho de familia
    Employment law: derecho laboral
    Corporate law: derecho mercantil, derecho societario
    Civil law: derecho civil
    Intellectual property: propiedad intelectual, patentes
    Arbitration: arbitraje
    Case management: gestión de casos, gestión de expedientes
    Data protection: protección de datos, RGPD
    // Vehicles
    Vehicle diagnostics: diagnosis de vehículos, diagnóstico de averías
    Vehicle repair: reparación de vehículos, mecánica del automóvil, mantenimiento de vehículos
    Engine repair: reparación de motores
    Brake repair: frenos
    Auto body repair: chapa y pintura, carrocería
    Vehicle inspection: inspección de vehículos, ITV
    Car sales: venta de vehículos, venta de coches
    Parts management: recambios, repuestos
    // Consulting
    Project management: gestión de proyectos, jefe de proyecto, jefa de proyecto, gerente de proyecto,
      gestor de proyectos, dirección de proyectos
    Program management: gestión de programas
    Change management: gestión del cambio
    Stakeholder management: gestión de partes interesadas, gestión de stakeholders
    Business analysis: análisis de negocio
    Strategic planning: planificación estratégica
    Management consulting: consultoría estratégica, consultoría de negocio
    Workshop facilitation: facilitación de talleres
    Requirements gathering: toma de requisitos, levantamiento de requisitos
    Process analysis: análisis de procesos, mapeo de procesos
    Benchmarking: análisis de la competencia
    // Design
    User experience: experiencia de usuario
    User interface: interfaz de usuario, interfaces de usuario
    Graphic design: diseño gráfico, diseñador gráfico, diseñadora gráfica
    Typography: tipografía
    Layout design: maquetación
    Prototyping: prototipado, prototipos
    Interior design: diseño de interiores, interiorismo
    Product design: diseño de producto, diseño industrial
    Packaging design: diseño de packaging, diseño de envases
    User research: investigación de usuarios, pruebas de usabilidad
    3D modeling: modelado 3d
    // Human resources
    Human resources: recursos humanos, gestión de recursos humanos, RRHH
    Recruiting: reclutamiento, selección de personal, captación de talento
    Onboarding: incorporación de nuevos empleados
    Employee relations: relaciones laborales
    Compensation and benefits: compensación y beneficios, retribución
    Performance management: evaluación del desempeño
    Personnel development: desarrollo de personas, formación y desarrollo, gestión del talento
    Job interviews: entrevistas de selección, entrevistas de trabajo
    Employer branding: marca empleadora
    Personnel administration: administración de personal, gestión de personal
    // Information technology
    Relational databases: bases de datos relacionales
    Cloud computing: computación en la nube, nube
    On-call duty: guardia, guardias
    Incident analysis: informes de incidentes, análisis de incidentes
    Version control: control de versiones
    Object-oriented programming: programación orientada a objetos
    Unit testing: pruebas unitarias
    Quality assurance: aseguramiento de calidad, garantía de calidad
    Test automation: pruebas de integración, pruebas automatizadas
    Software testing: pruebas de software, casos de prueba
    Front-end development: desarrollo frontend, desarrollador frontend
    Back-end development: desarrollo backend, desarrollador backend
    Full-stack development: desarrollo full-stack
    Machine learning: aprendizaje automático
    Artificial intelligence: inteligencia artificial
    Data science: ciencia de datos
    Data analysis: análisis de datos, analista de datos
    Data visualization: visualización de datos
    Data modeling: modelado de datos
    Operating systems: sistemas operativos
    Virtualization: virtualización
    Networking: redes informáticas, administración de redes
    Information security: seguridad informática, ciberseguridad
    Agile: metodologías ágiles
    Help desk: soporte técnico, atención a usuarios, soporte a usuarios
    Troubleshooting: resolución de incidencias, solución de problemas técnicos
    Internet of things: internet de las cosas
    Embedded systems: sistemas embebidos
    Computer literacy: ofimática, manejo de ordenador
    Software engineering: desarrollador de software, ingeniero de software, ingeniera de software,
      desarrolladora de software, desarrollo de software
    Web development: desarrollo web, desarrollador web
    Mobile development: desarrollo móvil, aplicaciones móviles
    Programming: programación, programador
    System administration: administración de sistemas, administrador de sistemas
    Database administration: administración de bases de datos, bases de datos
    Serverless computing: arquitectura serverless
    Backup and recovery: copias de seguridad, recuperación ante desastres
    Hardware maintenance: mantenimiento de hardware, reparación de ordenadores
    Network security: seguridad de redes
    Cloud migration: migración a la nube
    Information technology: tecnologías de la información
    Project planning: planificación de proyectos
    // Public relations
    Public relations: relaciones públicas, relaciones institucionales
    Event planning: organización de eventos, gestión de eventos, eventos
    Press releases: notas de prensa, comunicados de prensa
    Media relations: relaciones con los medios, gabinete de prensa
    Crisis communication: comunicación de crisis, gestión de crisis
    Corporate communications: comunicación corporativa
    Internal communications: comunicación interna
    Speech writing: redacción de discursos
    // Sales and business development
    Customer relationship management: gestión de relaciones con clientes
    Market research: investigación de mercado, estudios de mercado, análisis de mercado
    Sales: ventas, vendedor, vendedora
    Business development: desarrollo de negocio, desarrollo comercial
    Account management: gestión de cuentas, cuentas clave
    Lead generation: prospección, prospección comercial, generación de leads
    Sales representative: representante de ventas, agente comercial
    Customer acquisition: captación de clientes, nuevos clientes
    Field sales: ventas de campo, comercial de campo, gestión de zona
    Inside sales: ventas internas
    Telesales: televenta
    Upselling: venta cruzada
    Quotations and tenders: licitaciones, ofertas comerciales, elaboración de ofertas
    Partnerships: alianzas estratégicas, gestión de socios
    Market entry: apertura de mercados, nuevos mercados, expansión de mercado
    Sales forecasting: previsión de ventas, objetivos de ventas
    Sales management: dirección comercial, gestión comercial
    Trade fairs: ferias comerciales
    After-sales service: servicio posventa, posventa
    Pricing: fijación de precios, política de precios
    // Engineering and production
    Programmable logic controller: autómatas programables, PLC
    Process improvement: mejora continua, mejora de procesos, optimización de procesos
    Quality control: control de calidad, control de la calidad
    Quality management: gestión de calidad, gestión de la calidad
    Computer-aided design: diseño asistido por ordenador
    Equipment operation: manejo de maquinaria, operario de producción
    Forklift operation: carretilla elevadora, carretillero, carné de carretillero
    Hand tools: herramientas manuales
    Mechanical engineering: ingeniería mecánica, diseño mecánico
    Electrical engineering: ingeniería eléctrica
    Civil engineering: ingeniero civil
    Process engineering: ingeniería de procesos
    Finite element analysis: elementos finitos
    Failure mode and effects analysis: AMFE
    Commissioning: puesta en marcha, puesta en servicio
    Hydraulics and pneumatics: hidráulica, neumática
    Automation engineering: automatización industrial, robótica
    Product development: desarrollo de productos
    Production planning: planificación de la producción
    Manufacturing: fabricación, línea de producción, montaje
    Machining: mecanizado, fresado, torneado
    // Logistics and purchasing
    Transport: transportes
    Procurement: compras, aprovisionamiento, gestión de proveedores, gestión de compras
    Supply chain management: cadena de suministro, gestión de la cadena de suministro
    Logistics: logística, gestión logística
    Inventory management: gestión de inventario, control de stock, gestión de stocks, inventarios
    Warehousing: almacén, gestión de almacén, mozo de almacén
    Driving licence: carnet de conducir, permiso de conducir, licencia de conducir, carnet B, permiso B
    Truck driver: camionero, conductor de camión, transportista
    Order picking: preparación de pedidos
    Shipping and receiving: recepción de mercancías, expedición
    Import and export: aduanas, comercio exterior, importación y exportación
    Delivery driving: reparto, repartidor
    // Everyday trades
    Route planning: planificación de rutas
    Telecommunications: telecomunicaciones
    E-commerce: comercio electrónico, tienda online
    Cost reduction: reducción de costes, ahorro de costes
    Digital marketing: marketing digital
    Research and development: investigación y desarrollo
    Mergers and acquisitions: fusiones y adquisiciones
    Profit and loss: pérdidas y ganancias
    Key performance indicators: indicadores clave, indicadores de rendimiento
    Point of sale: caja registradora, TPV
    Cash handling: manejo de efectivo, arqueo de caja
    Product management: gestión de producto
    Technical writing: documentación técnica, redacción técnica
    Microsoft Office: paquete office
    Nursing: enfermería, cuidados de enfermería
    Emergency medical technician: técnico en emergencias
    Housekeeping: limpieza, servicio de limpieza, camarera de pisos
    Counseling: asesoramiento, orientación
    Social work: trabajo social, trabajador social, trabajadora social
    Right to work: permiso de trabajo, autorización de trabajo
    Mathematics: matemáticas
    Research: investigación
    Statistics: estadística, análisis estadístico
    Translation: traducción, interpretación de idiomas
    Foreign languages: idiomas, lenguas extranjeras
    Product knowledge: conocimiento del producto
    Chief executive officer: director general, directora general
    Waiter: camarero, camarera
    Cashier: cajero, cajera
    Receptionist: recepcionista
    Mechanic: mecánico
    Security services: vigilante de seguridad, vigilancia
    Hairdressing: peluquería
    Hotel reception: recepción
    // Other
    Observability: observabilidad
    Event-driven architecture: arquitectura orientada a eventos, basados en eventos, basado en eventos,
      orientados a eventos, orientada a eventos
    Continuous integration: integración continua
    Running services in production: servicios en producción
    Database tuning: optimización de consultas
    Data storage: almacenamiento de datos
  `,
  traits: `
    Communication: comunicación, comunicativo
    Active listening: escucha activa
    Teamwork: trabajo en equipo, trabajar en equipo, colaboración
    Interpersonal skills: habilidades interpersonales
    Problem solving: resolución de problemas, solución de problemas
    Critical thinking: pensamiento crítico
    Analytical thinking: pensamiento analítico, capacidad de análisis
    Decision making: toma de decisiones
    Time management: gestión del tiempo, cumplimiento de plazos
    Organizational skills: organización, organizado, capacidad de organización
    Multitasking: multitarea
    Attention to detail: atención al detalle, minucioso, meticuloso
    Adaptability: adaptabilidad, flexibilidad
    Creativity: creatividad
    Conflict resolution: gestión de conflictos, resolución de conflictos
    Stress management: manejo del estrés, trabajo bajo presión, resistencia al estrés
    Patience: paciencia
    Empathy: empatía, empático
    Independence: autonomía, autónomo
    Initiative: iniciativa, proactivo, proactividad
    Reliability: fiabilidad
    Customer orientation: orientación al cliente
    Physical stamina: resistencia física
    Manual dexterity: destreza manual
    Learning ability: aprendizaje
    Working across teams: entre equipos
    Honesty: integridad, honestidad
  `,
  practices: `
    Public speaking: oratoria, hablar en público, presentaciones
    Leadership: liderazgo, gestión de equipos, dirección de equipos, liderar equipos
    Mentoring: tutoría, mentoría
    Training others: formación de personal, formación de equipos
    Negotiation: negociación, negociaciones
    Confidentiality: confidencialidad
  `,
};
