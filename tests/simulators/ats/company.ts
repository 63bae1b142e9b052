import { type SimJob, SimWorld } from "./world.ts";

const firstNames = "Anouk Bruno Chiara Dmitri Elif Farah Gustav Hana Ivo Jonas Kofi Lena".split(" ");
const lastNames = "Owusu Silva Rossi Petrov Demir Hakimi Lind Sato Novak Weber Mensah Fischer".split(" ");

type Line = { title: string; advert: string; asks: string[]; work: string[]; employers: string[] };

const lines: Line[] = [
  {
    title: "Platform Engineer",
    advert: "You build and run the services that route parcels through our network.",
    asks: [
      "At least 3 years of backend development with TypeScript or Go",
      "Experience with PostgreSQL in production, including query tuning",
      "Experience with Kubernetes and CI/CD",
      "You explain technical decisions clearly to colleagues",
    ],
    work: [
      "Designed and ran TypeScript services on Node.js for 40 million requests a day",
      "Tuned PostgreSQL queries and indexes; cut the slowest report from 90 s to 2 s",
      "Moved twelve services to Kubernetes and set up their CI/CD in GitHub Actions",
      "Wrote Go workers that consume events from Kafka",
      "Mentored two junior engineers and led the weekly design review",
      "Introduced alerts and on-call runbooks together with the operations team",
    ],
    employers: ["Halden Logistics", "Northwind Payments", "Cobalt Systems"],
  },
  {
    title: "Account Manager",
    advert: "You look after our business customers from onboarding to renewal.",
    asks: [
      "At least 3 years in account management or customer success",
      "Experience with onboarding and renewals of business customers",
      "Experience with Salesforce or HubSpot",
      "You listen well and stay calm when a customer escalates",
    ],
    work: [
      "Looked after 45 business accounts worth 3 million euros a year",
      "Led the onboarding of new customers in English and German",
      "Raised renewals from 86 to 94 per cent in two years",
      "Kept accounts and health scores in Salesforce",
      "Settled escalations with customers and the product team within a day",
      "Trained five new colleagues in customer success",
    ],
    employers: ["Meridian Software", "Lumen Retail", "Ostara Cloud"],
  },
  {
    title: "Financial Analyst",
    advert: "You turn the figures of our depots into forecasts that people can act on.",
    asks: [
      "At least 2 years in financial analysis or controlling",
      "Advanced Excel and SQL",
      "Experience with budgeting and forecasting",
      "You present figures so that people outside finance understand them",
    ],
    work: [
      "Built the monthly forecast of 14 depots in Excel and SQL",
      "Prepared the yearly budget together with the heads of department",
      "Replaced manual reports by Power BI dashboards that 60 people use",
      "Presented variances to the board every quarter",
      "Closed the books within four working days under IFRS",
      "Modelled the cost of new routes; two were stopped in time",
    ],
    employers: ["Kestrel Foods", "Alder Bank", "Sable Energy"],
  },
];

/** A fixed time in the past, from which events are an hour apart, so that every start makes the same company. */
const begins = Date.UTC(2025, 0, 6, 8);

/**
 * A made-up company: three jobs and their candidates, most with a CV, some rejected, in several stages. Companies 0 to 3
 * have no candidate in common.
 */
export function company(
  number = 0,
  makeId?: (n: number) => string,
  candidateIsApplication = false,
  candidates = 36,
): SimWorld {
  const world = Object.assign(new SimWorld(makeId, begins), { candidateIsApplication });
  world.inThePast(() => {
    const jobs = lines.map((line) => world.addJob(line.title, advertOf(line)));
    for (let i = 0; i < candidates; i++) addApplicant(world, number, i, jobs);
  });
  world.takeChanges();
  return world;
}

function addApplicant(world: SimWorld, company: number, i: number, jobs: SimJob[]) {
  const line = lines[i % 3]!;
  const job = jobs[i % 3]!;
  const person = world.addCandidate(
    firstNames[i % 12]!,
    lastNames[(i * 5 + Math.floor(i / 12) + 3 * company) % 12]!,
    line.title,
  );
  person.phone = `+31 20 555 ${company}${100 + i}`;
  if (i % 9 !== 8)
    world.addFile(
      person.id,
      `${person.firstName}-${person.lastName}.txt`.toLowerCase(),
      Buffer.from(cvOf(i, line)),
    );
  const application = world.apply(person.id, job.id);
  world.moveTo(application.id, world.stagesOf(job.id)[Math.floor(i / 3) % 3]!.id);
  if (i % 8 === 5) world.reject(application.id, [...world.reasons.keys()][0]);

  /** A short plain-text CV; some match much of what the job asks for, some little. */
  function cvOf(n: number, { title, work, employers }: Line): string {
    const workLines = (from: number, count: number) =>
      Array.from({ length: count }, (_, k) => `- ${work[(from + k) % work.length]}.`);
    const now = 2025 - (n % 2);
    const before = now - 2 - (n % 4);
    return [
      `${person.firstName} ${person.lastName}`,
      title,
      person.email,
      person.phone,
      "",
      "EXPERIENCE",
      "",
      `${title}, ${employers[n % 3]}`,
      `${before} – ${now}`,
      ...workLines(n, 1 + (n % 4)),
      "",
      `Junior ${title}, ${employers[(n + 1) % 3]}`,
      `${before - 2} – ${before}`,
      ...workLines(n + 3, 1),
      "",
      "EDUCATION",
      "",
      `University of Utrecht, bachelor's degree, ${before - 5} – ${before - 2}`,
      "",
    ].join("\n");
  }
}

const advertOf = ({ title, advert, asks }: Line) =>
  `<h2>${title}</h2><p>${advert}</p><h3>What you bring</h3><ul>${asks.map((ask) => `<li>${ask}</li>`).join("")}</ul>`;
