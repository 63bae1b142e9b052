import type { SkillWords } from "../skills-words";

export const skills: SkillWords = {
  knowledge: `
    On-call duty: guardia, guardias
    Incident analysis: informes de incidentes, análisis de incidentes
    Observability: observabilidad
    Event-driven architecture: arquitectura orientada a eventos, basados en eventos, basado en eventos,
      orientados a eventos, orientada a eventos
    Continuous integration: integración continua
    Running services in production: servicios en producción
    Database tuning: optimización de consultas
    Route planning: planificación de rutas
    Transport: transportes
    Object-oriented programming: programación orientada a objetos
    Quality assurance: aseguramiento de calidad
    Test automation: pruebas de integración, pruebas automatizadas
    Software testing: pruebas de software
    Back-end development: desarrollo backend
    Machine learning: aprendizaje automático
    Artificial intelligence: inteligencia artificial
    Data analysis: análisis de datos
    Data storage: almacenamiento de datos
    Telecommunications: telecomunicaciones
    Information security: seguridad informática
    Agile: metodologías ágiles
    Help desk: soporte técnico
    Troubleshooting: resolución de incidencias
    E-commerce: comercio electrónico
    Computer literacy: ofimática
    Software engineering: desarrollador de software, ingeniero de software, ingeniera de software,
      desarrolladora de software, desarrollo de software
    Web development: desarrollo web
    Programming: programación
    Human resources: recursos humanos
    Recruiting: reclutamiento
    Payroll: nómina, nóminas
    Accounting: contabilidad, contable, contador, contadora
    Accounts payable: cuentas por pagar
    Accounts receivable: cuentas por cobrar
    Financial analysis: análisis financiero
    Budgeting: presupuestos
    Financial reporting: estados financieros
    Taxation: impuestos
    Auditing: auditoría
    Risk management: gestión de riesgos
    Compliance: cumplimiento normativo
    Cost reduction: reducción de costes
    Procurement: compras, aprovisionamiento
    Supply chain management: cadena de suministro
    Logistics: logística
    Inventory management: gestión de inventario
    Warehousing: almacén
    Social media: redes sociales
    Digital marketing: marketing digital
    Public relations: relaciones públicas
    Research and development: investigación y desarrollo
    Mergers and acquisitions: fusiones y adquisiciones
    Profit and loss: pérdidas y ganancias
    Market research: investigación de mercado
    Sales: ventas
    Business development: desarrollo de negocio
    Customer service: servicio al cliente, atención al cliente
    Key performance indicators: indicadores clave
    Project management: gestión de proyectos, jefe de proyecto, jefa de proyecto, gerente de proyecto,
      gestor de proyectos
    Product management: gestión de producto
    Change management: gestión del cambio
    Process improvement: mejora continua
    Quality control: control de calidad
    Quality management: gestión de calidad
    Strategic planning: planificación estratégica
    Scheduling: programación de turnos
    Data entry: entrada de datos
    Graphic design: diseño gráfico
    Microsoft Office: paquete office
    Blueprint reading: interpretación de planos
    Registered nurse: enfermero, enfermera
    Nursing: enfermería
    Patient care: atención al paciente
    First aid: primeros auxilios
    Health and safety: seguridad laboral, prevención de riesgos laborales
    Food safety: higiene alimentaria, seguridad alimentaria
    Cooking: cocina, cocinero, cocinera
    Housekeeping: limpieza
    Teaching: enseñanza, docencia, profesor, profesora
    Child care: cuidado de niños
    Counseling: asesoramiento
    Social work: trabajo social
    Contract management: gestión de contratos
    Equipment maintenance: mantenimiento de equipos
    Forklift operation: carretilla elevadora
    Right to work: permiso de trabajo, autorización de trabajo
    Driving licence: carnet de conducir, permiso de conducir, licencia de conducir
    Welding: soldadura
    Electrical systems: instalaciones eléctricas, electricista
    Plumbing: fontanería
    Carpentry: carpintería
    Mathematics: matemáticas
    Event planning: organización de eventos
    Research: investigación
    Statistics: estadística
    Translation: traducción
    Foreign languages: idiomas
    English: inglés
    German: alemán
    French: francés
    Spanish: español, castellano
    Portuguese: portugués
    Italian: italiano
    Dutch: neerlandés, holandés
    Polish: polaco
    Russian: ruso
    Turkish: turco
    Arabic: árabe
    Chinese: chino
    Japanese: japonés
    Sales representative: representante de ventas
    Truck driver: camionero
    Waiter: camarero, camarera
    Cashier: cajero, cajera
    Receptionist: recepcionista
    Mechanic: mecánico
  `,
  traits: `
    Communication: comunicación, comunicativo
    Active listening: escucha activa
    Teamwork: trabajo en equipo
    Interpersonal skills: habilidades interpersonales
    Problem solving: resolución de problemas
    Critical thinking: pensamiento crítico
    Analytical thinking: pensamiento analítico, capacidad de análisis
    Decision making: toma de decisiones
    Time management: gestión del tiempo
    Organizational skills: organización
    Multitasking: multitarea
    Attention to detail: atención al detalle, minucioso
    Adaptability: adaptabilidad, flexibilidad
    Creativity: creatividad
    Conflict resolution: gestión de conflictos
    Stress management: manejo del estrés, trabajo bajo presión
    Patience: paciencia
    Empathy: empatía, empático
    Independence: autonomía, autónomo
    Initiative: iniciativa, proactivo
    Customer orientation: orientación al cliente
    Physical stamina: resistencia física
    Manual dexterity: destreza manual
    Learning ability: aprendizaje
    Working across teams: entre equipos
    Honesty: integridad
  `,
  practices: `
    Writing: redacción
    Public speaking: oratoria, hablar en público
    Leadership: liderazgo
    Supervision: supervisión de personal
    Mentoring: tutoría, mentoría
    Training others: formación de personal
    Negotiation: negociación
    Confidentiality: confidencialidad
    Coordination: coordinación
    Monitoring: monitoreo
    Documentation: documentación
    Finding causes: causas
    Simplifying: simplificación, simplificar
  `,
};
