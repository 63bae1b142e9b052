import type { SkillWords } from "../skills-words";

export const skills: SkillWords = {
  knowledge: `
    On-call duty: plantão, sobreaviso
    Incident analysis: análise de incidentes
    Observability: observabilidade
    Event-driven architecture: baseados em eventos, arquitetura orientada a eventos, orientada a eventos
    Continuous integration: integração contínua
    Running services in production: serviços em produção
    Database tuning: otimização de consultas
    Route planning: planejamento de rotas
    Transport: transportes
    Quality assurance: garantia de qualidade
    Test automation: testes automatizados
    Machine learning: aprendizado de máquina
    Artificial intelligence: inteligência artificial
    Data analysis: análise de dados
    Data storage: armazenamento de dados
    Telecommunications: telecomunicações
    Information security: segurança da informação
    Agile: metodologias ágeis
    Help desk: suporte técnico
    Software engineering: desenvolvedor de software, engenheiro de software, desenvolvimento de software
    Programming: programação
    Human resources: recursos humanos
    Recruiting: recrutamento
    Payroll: folha de pagamento
    Accounting: contabilidade, contador, contadora, contabilista
    Accounts payable: contas a pagar
    Accounts receivable: contas a receber
    Financial analysis: análise financeira
    Budgeting: orçamento
    Taxation: impostos
    Auditing: auditoria
    Risk management: gestão de riscos
    Cost reduction: redução de custos
    Procurement: compras
    Supply chain management: cadeia de suprimentos
    Logistics: logística
    Inventory management: gestão de estoque
    Warehousing: armazém
    Social media: redes sociais
    Digital marketing: marketing digital
    Public relations: relações públicas
    Research and development: pesquisa e desenvolvimento
    Mergers and acquisitions: fusões e aquisições
    Market research: pesquisa de mercado
    Sales: vendas
    Customer service: atendimento ao cliente
    Project management: gestão de projetos, gerente de projetos, gestor de projetos
    Process improvement: melhoria contínua
    Quality control: controle de qualidade
    Quality management: gestão da qualidade
    Strategic planning: planejamento estratégico
    Graphic design: design gráfico
    Microsoft Office: pacote office
    Registered nurse: enfermeiro, enfermeira
    Nursing: enfermagem
    Patient care: cuidado ao paciente
    First aid: primeiros socorros
    Health and safety: segurança do trabalho
    Cooking: cozinheiro, cozinheira
    Housekeeping: limpeza
    Teaching: ensino, docência, professor, professora
    Social work: serviço social
    Equipment maintenance: manutenção de equipamentos
    Forklift operation: empilhadeira
    Right to work: autorização de trabalho
    Driving licence: carteira de motorista, CNH, carta de condução
    Welding: soldagem
    Electrical systems: eletricista
    Plumbing: encanamento
    Carpentry: carpintaria
    Mathematics: matemática
    Event planning: organização de eventos
    Research: pesquisa
    Statistics: estatística
    Translation: tradução
    Foreign languages: idiomas
    English: inglês
    German: alemão
    French: francês
    Spanish: espanhol
    Portuguese: português
    Italian: italiano
    Dutch: holandês
    Polish: polonês
    Russian: russo
    Turkish: turco
    Arabic: árabe
    Chinese: chinês
    Japanese: japonês
    Sales representative: representante de vendas
    Truck driver: caminhoneiro
    Waiter: garçom
    Cashier: operador de caixa
    Receptionist: recepcionista
    Mechanic: mecânico
  `,
  traits: `
    Communication: comunicação, comunicativo
    Active listening: escuta ativa
    Teamwork: trabalho em equipe, trabalho em equipa
    Interpersonal skills: relacionamento interpessoal
    Problem solving: resolução de problemas
    Critical thinking: pensamento crítico
    Analytical thinking: pensamento analítico
    Decision making: tomada de decisão
    Time management: gestão do tempo
    Organizational skills: organização
    Multitasking: multitarefa
    Attention to detail: atenção aos detalhes, minucioso
    Adaptability: adaptabilidade, flexibilidade
    Creativity: criatividade
    Conflict resolution: resolução de conflitos
    Stress management: gestão de estresse
    Patience: paciência
    Empathy: empatia
    Independence: autonomia, autônomo
    Initiative: iniciativa, proatividade
    Reliability: confiabilidade
    Customer orientation: foco no cliente
    Physical stamina: resistência física
    Learning ability: aprendizagem
    Working across teams: entre equipes
    Honesty: integridade
  `,
  practices: `
    Writing: redação
    Public speaking: oratória, falar em público
    Leadership: liderança
    Supervision: supervisão
    Mentoring: tutoria, mentoria
    Negotiation: negociação
    Confidentiality: confidencialidade
    Coordination: coordenação
    Monitoring: monitoramento
    Documentation: documentação
    Finding causes: causas
    Simplifying: simplificação, simplificar
  `,
};
