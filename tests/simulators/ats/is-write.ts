/** Whether a call to a vendor's API changes something there. */
export const isWrite = ({ method, url }: Request) =>
  method === "PATCH" ||
  method === "PUT" ||
  (method === "POST" && /\/(reject|move|notes|disqualify|comments|\w+\.(changeStage|createNote))$/.test(url));
