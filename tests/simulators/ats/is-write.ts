/** Whether a call to a vendor's API changes something there. */
export const isWrite = ({ method, url }: Request) =>
  method === "PATCH" ||
  method === "PUT" ||
  (method === "POST" &&
    /\/(reject|unreject|move|notes|disqualify|revert|comments|\w+\.(changeStage|createNote))$/.test(url));
