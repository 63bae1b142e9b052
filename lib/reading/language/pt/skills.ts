import type { Language } from "../language";

export const skills: Language["skills"] = {
  knowledge: `
    // Kitchen and restaurant
    Food safety: segurança alimentar, higiene dos alimentos, boas práticas de manipulação
    Cooking: cozinheiro, cozinheira, culinária, preparo de refeições
    Food preparation: preparo de alimentos
    Menu planning: elaboração de cardápios, planejamento de cardápio, elaboração de ementas
    Plating: empratamento, apresentação de pratos
    Baking and pastry: confeitaria, panificação, padaria, pastelaria
    Butchery: açougue, desossa
    Food cost control: controle de custos de alimentos, ficha técnica
    Kitchen management: gestão de cozinha, chefe de cozinha
    Catering: serviço de catering
    Banquets: serviço de banquetes
    Food and beverage service: serviço de mesa, serviço de sala, restauração
    // Nursing and healthcare
    Electronic health records: prontuário eletrônico
    Registered nurse: enfermeiro, enfermeira, técnico de enfermagem
    Certified nursing assistant: auxiliar de enfermagem
    Patient care: cuidado ao paciente, assistência ao paciente, atendimento a pacientes
    Wound care: tratamento de feridas, curativos, troca de curativos, pensos
    Medication administration: administração de medicamentos, administração de medicação
    Vital signs: sinais vitais
    Infection control: controle de infecção, prevenção de infecções
    Triage: triagem, classificação de risco
    Blood collection: coleta de sangue, colheita de sangue, punção venosa
    Infusion therapy: terapia intravenosa, acesso venoso
    Intensive care: cuidados intensivos, UTI, terapia intensiva
    Emergency care: pronto-socorro, urgência e emergência, serviço de urgência
    Operating theatre: centro cirúrgico, bloco operatório
    Palliative care: cuidados paliativos
    Elderly care: cuidado de idosos, geriatria
    Pediatrics: pediatria
    Personal care: higiene pessoal, cuidados de higiene
    Care planning: planos de cuidados
    Patient education: educação em saúde, orientação de pacientes
    Mental health: saúde mental, psiquiatria
    Rehabilitation: reabilitação, fisioterapia, terapia ocupacional
    Clinical trials: ensaios clínicos, pesquisa clínica
    Pharmacy: farmácia
    Medical billing: faturamento hospitalar, faturação clínica
    Medical imaging: radiologia, diagnóstico por imagem
    Laboratory work: análises laboratoriais, rotinas de laboratório
    // Teaching and childcare
    Teaching: ensino, docência, professor, professora, lecionar, aulas ministradas
    Curriculum development: desenvolvimento curricular, elaboração de currículo
    Classroom management: gestão de sala de aula
    Lesson planning: planejamento de aulas, plano de aula
    Child care: cuidado de crianças, guarda de crianças
    Special education: educação especial, educação inclusiva
    Differentiated instruction: ensino diferenciado
    Student assessment: avaliação de alunos, correção de provas
    Early childhood education: educação infantil, pré-escola
    Work with parents: reuniões de pais, contato com os pais
    Tutoring: aulas particulares, reforço escolar
    E-learning: ensino a distância, EAD
    // Fitness
    Cardiopulmonary resuscitation: reanimação cardiopulmonar, suporte básico de vida
    First aid: primeiros socorros
    Personal training: treinamento personalizado, treino personalizado
    Group fitness: aulas coletivas, aulas de grupo
    Fitness assessment: avaliação física
    Exercise programming: planos de treino, prescrição de exercícios
    Nutrition: nutrição, orientação nutricional
    Strength training: musculação, treino de força
    // Agriculture
    Crop production: cultivo, lavoura, produção agrícola
    Livestock: pecuária, gado, ordenha
    Irrigation: irrigação
    Greenhouse work: estufa, estufas agrícolas
    Pest control: controle de pragas, defensivos agrícolas
    Farm machinery: trator, tratores, máquinas agrícolas
    Harvesting: colheita
    Soil management: preparo do solo, adubação, manejo do solo
    Horticulture: jardinagem, paisagismo
    // Aviation
    Aircraft maintenance: manutenção de aeronaves, manutenção aeronáutica
    Flight operations: operações de voo
    Avionics: aviônica
    Airworthiness: aeronavegabilidade
    Cabin crew: comissário de bordo, tripulação de cabine
    Ground handling: atendimento em solo, handling de bagagens
    Air traffic control: controle de tráfego aéreo
    Pilot licence: licença de piloto
    // Banking and finance
    Payroll: folha de pagamento, processamento salarial, folha salarial
    Accounting: contabilidade, contador, contadora, contabilista, contabilidade geral, escrituração
    Accounts payable: contas a pagar, contas a fornecedores
    Accounts receivable: contas a receber
    Financial analysis: análise financeira, analista financeiro
    Budgeting: orçamento, gestão orçamentária
    Financial reporting: demonstrações financeiras, relatórios financeiros
    Taxation: impostos, declarações fiscais, tributação, fiscalidade
    Auditing: auditoria
    Anti-money laundering: prevenção à lavagem de dinheiro, branqueamento de capitais
    Risk management: gestão de riscos, análise de riscos, avaliação de riscos
    Credit analysis: análise de crédito, risco de crédito
    Lending: empréstimos, crédito imobiliário, concessão de crédito
    Underwriting: subscrição de riscos
    Wealth management: gestão de patrimônio, gestão de carteiras, gestão de ativos
    Investment advice: assessoria de investimentos, consultoria financeira, produtos financeiros
    Retail banking: banco de varejo, agência bancária
    Fraud prevention: prevenção a fraudes, prevenção de fraude
    Month-end close: fechamento mensal, fechamento contábil, encerramento mensal
    General ledger: razão geral, lançamentos contábeis
    Bank reconciliation: conciliação bancária, reconciliação bancária
    Invoicing: faturamento, faturação, emissão de faturas
    Financial modelling: modelagem financeira
    Forecasting: projeções financeiras, previsões financeiras
    Cost accounting: contabilidade de custos
    Management accounting: controladoria, controle de gestão
    Internal controls: controle interno, auditoria interna
    Treasury: tesouraria, fluxo de caixa
    Consolidated accounts: consolidação contábil, demonstrações consolidadas
    Company valuation: avaliação de empresas
    Debt collection: cobrança, recuperação de crédito
    // Construction
    Blueprint reading: leitura de plantas, desenho técnico, leitura de desenhos
    Heating, ventilation and air conditioning: climatização, ar condicionado, refrigeração
    Health and safety: segurança do trabalho, saúde e segurança, segurança no trabalho
    Equipment maintenance: manutenção de equipamentos, manutenção industrial, manutenção de máquinas
    Preventive maintenance: manutenção preventiva
    Welding: soldagem, solda, soldador
    Electrical systems: eletricista, instalações elétricas, instalação elétrica
    Plumbing: encanamento, encanador, canalização
    Carpentry: carpintaria, carpinteiro, marcenaria
    Construction site management: gestão de obras, direção de obra, mestre de obras
    Construction: construção civil, construção
    Cost estimation: orçamentação, estimativa de custos, levantamento de quantitativos
    Concrete work: concreto, betonagem, cofragem
    Masonry: alvenaria, pedreiro
    Roofing: telhados, coberturas
    Scaffolding: andaimes
    Painting and decorating: pintura de interiores, pintura predial
    Tiling and flooring: azulejos, revestimentos, pisos
    Drywall: drywall e gesso, gesso, estuque
    Earthworks: escavação, terraplanagem
    Heavy equipment operation: escavadeira, máquinas pesadas, operador de guindaste
    Building regulations: normas de construção, licenciamento de obras
    Surveying: topografia, topógrafo
    Structural engineering: cálculo estrutural, engenharia civil
    // Apparel
    Merchandising: vitrinismo, exposição de produtos
    Fashion design: design de moda, estilismo
    Sewing: costura, alfaiataria
    Pattern making: modelagem de roupas
    Textiles: tecidos
    Garment production: produção de vestuário, confecção
    Trend research: pesquisa de tendências
    Retail: varejo, comércio a retalho, gestão de loja
    // Calls and offices
    Customer service: atendimento ao cliente, atendimento a clientes, apoio ao cliente, atendimento ao público
    Call center: central de atendimento, operador de telemarketing
    Scheduling: escalas, agendamento
    Data entry: digitação, inserção de dados, introdução de dados
    Record keeping: arquivo de documentos, arquivamento
    Clerical work: rotinas administrativas, serviços administrativos, secretariado
    Complaint handling: reclamações, tratamento de reclamações
    Telephone service: atendimento telefônico, chamadas receptivas, chamadas ativas
    Service level agreements: acordos de nível de serviço
    Call quality monitoring: monitoria de qualidade, monitoria de chamadas
    Workforce management: dimensionamento de equipes, planejamento de pessoal
    Calendar management: gestão de agenda, organização de viagens
    // Arts and media
    Search engine optimization: otimização para buscadores, otimização de sites
    Search engine marketing: links patrocinados
    Social media: redes sociais, gestão de redes sociais, mídias sociais
    Content creation: criação de conteúdo, produção de conteúdo
    Copywriting: redação publicitária
    Photography: fotografia, edição de fotos
    Illustration: ilustração, desenho
    Fine arts: artes plásticas, belas artes, escultura
    Art education: arte-educação, ensino de arte
    Exhibitions: exposições, curadoria
    Music: música instrumental, musicista
    Theatre: teatro, atuação, artes cênicas
    Dance: dança, coreografia
    Fundraising: captação de recursos, angariação de fundos
    Video production: edição de vídeo, produção de vídeo, produção audiovisual
    Animation: animação
    Journalism: jornalismo, redação jornalística
    Editing: revisão de textos
    Web analytics: análise web, métricas web
    Email marketing: marketing por e-mail
    Online advertising: publicidade online, tráfego pago, anúncios online
    Campaign management: campanhas de marketing, campanhas publicitárias
    Branding: gestão de marca, identidade de marca
    Marketing: estratégia de marketing, mercadologia
    // Law
    Compliance: conformidade
    Legal research: pesquisa jurídica, pesquisa jurisprudencial
    Contract management: gestão de contratos
    Litigation: contencioso, litígios, processos judiciais, audiências
    Court representation: representação judicial, representação em juízo
    Legal drafting: elaboração de contratos, redação jurídica, petições
    Legal advice: consultoria jurídica, assessoria jurídica
    Contract law: direito contratual, direito dos contratos
    Criminal law: direito penal, direito criminal
    Family law: direito de família, direito da família
    Employment law: direito do trabalho, direito trabalhista, legislação trabalhista
    Corporate law: direito societário, direito comercial, direito empresarial
    Civil law: direito civil
    Intellectual property: propriedade intelectual, patentes
    Arbitration: arbitragem
    Case management: gestão de casos, acompanhamento de processos
    Data protection: proteção de dados, LGPD
    // Vehicles
    Vehicle diagnostics: diagnóstico automotivo, diagnóstico de veículos
    Vehicle repair: reparação de veículos, mecânica automotiva, manutenção de veículos
    Engine repair: reparo de motores, retífica de motores
    Brake repair: freios, travões
    Auto body repair: funilaria, funilaria e pintura, carroçaria
    Vehicle inspection: inspeção veicular, inspeção de veículos
    Car sales: venda de veículos, venda de automóveis
    Parts management: peças de reposição, autopeças
    // Consulting
    Project management: gestão de projetos, gerente de projetos, gestor de projetos, gerenciamento de projetos
    Program management: gestão de programas
    Change management: gestão da mudança, gestão de mudanças
    Stakeholder management: gestão de stakeholders, gestão de partes interessadas
    Business analysis: análise de negócios
    Strategic planning: planejamento estratégico, planeamento estratégico
    Management consulting: consultoria de gestão, consultoria empresarial
    Workshop facilitation: facilitação de workshops
    Requirements gathering: levantamento de requisitos
    Process analysis: mapeamento de processos, análise de processos
    Benchmarking: análise de concorrência, análise da concorrência
    // Design
    User experience: experiência do usuário
    User interface: interface do usuário
    Graphic design: design gráfico
    Typography: tipografia
    Layout design: diagramação, paginação
    Prototyping: prototipagem, protótipos
    Interior design: design de interiores, arquitetura de interiores
    Product design: design de produto, design industrial
    Packaging design: design de embalagens
    User research: pesquisa com usuários, testes de usabilidade
    3D modeling: modelagem 3d
    // Human resources
    Human resources: recursos humanos, gestão de recursos humanos, gestão de pessoas, RH
    Recruiting: recrutamento, recrutamento e seleção, atração de talentos
    Onboarding: integração de novos colaboradores
    Employee relations: relações trabalhistas, relações laborais
    Compensation and benefits: remuneração, cargos e salários, benefícios
    Performance management: avaliação de desempenho, gestão de desempenho
    Personnel development: desenvolvimento de pessoas, treinamento e desenvolvimento, gestão de talentos
    Job interviews: entrevistas de seleção, triagem de currículos
    Employer branding: marca empregadora
    Personnel administration: administração de pessoal, departamento pessoal
    // Information technology
    Relational databases: bancos de dados relacionais
    Cloud computing: computação em nuvem, nuvem
    On-call duty: plantão, sobreaviso
    Incident analysis: análise de incidentes
    Version control: controle de versão
    Application programming interfaces: interfaces de programação
    Object-oriented programming: programação orientada a objetos
    Unit testing: testes unitários
    Quality assurance: garantia de qualidade
    Test automation: testes automatizados
    Software testing: testes de software
    Front-end development: desenvolvimento front-end, desenvolvedor front-end
    Back-end development: desenvolvimento back-end, desenvolvedor back-end
    Full-stack development: desenvolvimento full-stack
    Machine learning: aprendizado de máquina, aprendizagem automática
    Artificial intelligence: inteligência artificial
    Data science: ciência de dados
    Data analysis: análise de dados, analista de dados
    Data visualization: visualização de dados
    Data modeling: modelagem de dados
    Operating systems: sistemas operacionais, sistemas operativos
    Virtualization: virtualização
    Networking: redes de computadores, administração de redes
    Information security: segurança da informação, cibersegurança
    Agile: metodologias ágeis
    Help desk: suporte técnico, suporte a usuários, apoio técnico
    Troubleshooting: solução de falhas, resolução de incidentes
    Internet of things: internet das coisas
    Embedded systems: sistemas embarcados
    Computer literacy: conhecimentos de informática
    Software engineering: desenvolvedor de software, engenheiro de software, desenvolvimento de software
    Web development: desenvolvimento web, desenvolvedor web
    Mobile development: desenvolvimento mobile, aplicativos móveis
    Programming: programação, programador
    System administration: administração de sistemas, administrador de sistemas
    Database administration: administração de banco de dados, banco de dados, bases de dados
    Serverless computing: arquitetura serverless
    Backup and recovery: cópias de segurança, recuperação de desastres
    Hardware maintenance: manutenção de computadores, manutenção de hardware
    Network security: segurança de redes
    Cloud migration: migração para nuvem
    Information technology: tecnologia da informação
    Project planning: planejamento de projetos
    // Public relations
    Public relations: relações públicas
    Event planning: organização de eventos, gestão de eventos, eventos
    Press releases: comunicados de imprensa
    Media relations: assessoria de imprensa, relações com a mídia
    Crisis communication: comunicação de crise, gestão de crises
    Corporate communications: comunicação corporativa, comunicação institucional
    Internal communications: comunicação interna
    Speech writing: redação de discursos
    // Sales and business development
    Customer relationship management: gestão do relacionamento com o cliente
    Market research: pesquisa de mercado, análise de mercado, estudos de mercado
    Sales: vendas, vendedor, vendedora
    Business development: desenvolvimento de negócios, desenvolvimento comercial
    Account management: gestão de contas, gestão de clientes, contas-chave
    Lead generation: prospecção, geração de leads, prospecção ativa
    Sales representative: representante de vendas, representante comercial
    Customer acquisition: captação de clientes, angariação de clientes, prospecção de clientes
    Field sales: vendas externas, vendas em campo
    Inside sales: vendas internas
    Telesales: televendas
    Upselling: venda cruzada, vendas adicionais
    Quotations and tenders: licitações, propostas comerciais, elaboração de orçamentos
    Partnerships: parcerias, parcerias estratégicas
    Market entry: entrada em novos mercados, expansão de mercado, novos mercados
    Sales forecasting: previsão de vendas, metas de vendas, funil de vendas
    Sales management: gestão de vendas, gestão comercial
    Trade fairs: feiras comerciais
    After-sales service: pós-venda, assistência pós-venda
    Pricing: precificação, política de preços
    // Engineering and production
    Programmable logic controller: CLP, controladores lógicos programáveis
    Process improvement: melhoria contínua, melhoria de processos, otimização de processos
    Quality control: controle de qualidade, controle da qualidade, controlo de qualidade
    Quality management: gestão da qualidade, gestão de qualidade
    Computer-aided design: desenho assistido por computador
    Equipment operation: operação de máquinas, operador de máquinas, operador de produção
    Forklift operation: empilhadeira, operador de empilhadeira, empilhador
    Hand tools: ferramentas manuais
    Mechanical engineering: engenharia mecânica, projeto mecânico
    Electrical engineering: engenharia elétrica
    Civil engineering: engenheiro civil
    Process engineering: engenharia de processos
    Finite element analysis: elementos finitos
    Failure mode and effects analysis: análise de modos de falha
    Commissioning: comissionamento, colocação em funcionamento
    Hydraulics and pneumatics: hidráulica, pneumática
    Automation engineering: automação industrial, robótica
    Product development: desenvolvimento de produtos
    Production planning: planejamento da produção
    Manufacturing: fabricação, linha de produção, montagem
    Machining: usinagem, fresagem, tornearia
    // Logistics and purchasing
    Transport: transportes, transporte rodoviário
    Procurement: compras, suprimentos, gestão de fornecedores, aprovisionamento
    Supply chain management: cadeia de suprimentos, gestão da cadeia de suprimentos, cadeia de abastecimento
    Logistics: logística, gestão logística
    Inventory management: gestão de estoque, controle de estoque, inventário, gestão de stocks
    Warehousing: armazém, armazenagem, almoxarifado, gestão de armazém
    Driving licence: carteira de motorista, CNH, carta de condução, habilitação, carta de motorista
    Truck driver: caminhoneiro, motorista de caminhão
    Order picking: separação de pedidos, preparação de encomendas
    Shipping and receiving: recebimento de mercadorias, expedição
    Import and export: comércio exterior, importação e exportação, despacho aduaneiro
    Delivery driving: entregas, entregador
    // Everyday trades
    Route planning: planejamento de rotas
    Telecommunications: telecomunicações
    E-commerce: comércio eletrônico, loja virtual
    Cost reduction: redução de custos
    Digital marketing: marketing digital
    Research and development: pesquisa e desenvolvimento, investigação e desenvolvimento
    Mergers and acquisitions: fusões e aquisições
    Profit and loss: lucros e perdas
    Key performance indicators: indicadores de desempenho
    Point of sale: caixa registradora, frente de caixa
    Cash handling: manuseio de dinheiro, fechamento de caixa
    Product management: gestão de produto
    Technical writing: documentação técnica, redação técnica
    Microsoft Office: pacote office
    Nursing: enfermagem, cuidados de enfermagem
    Emergency medical technician: socorrista
    Housekeeping: limpeza, serviços de limpeza, arrumação, camareira
    Counseling: aconselhamento
    Social work: serviço social, assistente social, assistência social
    Right to work: autorização de trabalho
    Mathematics: matemática
    Research: pesquisa, investigação
    Statistics: estatística, análise estatística
    Translation: tradução, interpretação de idiomas
    Foreign languages: idiomas, línguas estrangeiras
    Product knowledge: conhecimento de produtos
    Chief executive officer: diretor-geral
    Waiter: garçom, garçonete, empregado de mesa
    Cashier: operador de caixa
    Receptionist: recepcionista
    Mechanic: mecânico
    Security services: vigilância, segurança patrimonial
    Hairdressing: cabeleireiro
    Hotel reception: recepção
    // Other
    Observability: observabilidade
    Event-driven architecture: baseados em eventos, arquitetura orientada a eventos, orientada a eventos
    Continuous integration: integração contínua
    Running services in production: serviços em produção
    Database tuning: otimização de consultas
    Data storage: armazenamento de dados
  `,
  traits: `
    Communication: comunicação, comunicativo
    Active listening: escuta ativa
    Teamwork: trabalho em equipe, trabalho em equipa, colaboração
    Interpersonal skills: relacionamento interpessoal
    Problem solving: resolução de problemas, solução de problemas
    Critical thinking: pensamento crítico
    Analytical thinking: pensamento analítico
    Decision making: tomada de decisão
    Time management: gestão do tempo, cumprimento de prazos
    Organizational skills: organização, organizado, capacidade de organização
    Multitasking: multitarefa
    Attention to detail: atenção aos detalhes, minucioso, meticuloso
    Adaptability: adaptabilidade, flexibilidade, flexível
    Creativity: criatividade, criativo
    Conflict resolution: resolução de conflitos, gestão de conflitos
    Stress management: gestão de estresse, trabalho sob pressão
    Patience: paciência
    Empathy: empatia
    Independence: autonomia, autônomo
    Initiative: iniciativa, proatividade, proativo
    Reliability: confiabilidade
    Customer orientation: foco no cliente, orientação ao cliente
    Physical stamina: resistência física
    Manual dexterity: destreza manual
    Learning ability: aprendizagem
    Working across teams: entre equipes
    Honesty: integridade, honestidade
  `,
  practices: `
    Public speaking: oratória, falar em público, apresentações
    Leadership: liderança, gestão de equipes, gestão de pessoas em equipe, liderança de equipes, gestão de equipas
    Mentoring: tutoria, mentoria
    Training others: treinamento de equipe, formação de equipes, treinamento de pessoal
    Negotiation: negociação, negociações
    Confidentiality: confidencialidade
  `,
};
