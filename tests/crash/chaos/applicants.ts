import { setTimeout as sleep } from "node:timers/promises";

type Call = (name: string, args: object) => Promise<unknown>;

/**
 * Three agents create one application after another, each person of their own, and try the same again until it is
 * answered: with an application, or with the word that the person is on record already.
 */
export function applying(call: Call, jobId: string) {
  const acknowledged = new Set<string>();
  let next = 0;
  let stopped = false;

  async function agent() {
    while (!stopped) {
      const number = ++next;
      const email = addressOf(number);
      await create(email, number);
      acknowledged.add(email);
      await sleep(300);
    }
  }
  async function create(email: string, number: number) {
    // Answered or not, whoever was begun is brought to an end.
    for (;;) {
      try {
        return void (await call("createCandidate", { jobId, email, files: [textCv(number)] }));
      } catch (error) {
        if (/Nothing was created|on this job already/.test(String(error))) return;
        await sleep(200);
      }
    }
  }

  const agents = [agent(), agent(), agent()];
  return {
    /** The addresses of those whose application was answered for. */
    acknowledged,
    async stop() {
      stopped = true;
      await Promise.all(agents);
    },
  };
}

const addressOf = (number: number) => `person-${number}@mail.example`;

/** A CV as a text file: as many people as there are numbers. */
export const textCv = (number: number) => ({
  fileName: `cv-${number}.txt`,
  contentBase64: Buffer.from(cv(number)).toString("base64"),
});

const cv = (number: number) => `Person ${letters(number)} Reyes
${addressOf(number)}

Experience
Backend engineer, Example ${number} GmbH, January 2016 to March 2022
Ran PostgreSQL in production and mentored ${number} juniors.
`;

/** A name has no digits. */
const letters = (number: number) => [...String(number)].map((digit) => "abcdefghij"[Number(digit)]).join("");
