import { describe, expect, it } from "vitest";
import { ordinary, pdf, pdfOf, text } from "./hand-made-pdf";
import { read } from "./reading";

const secret = "python java kubernetes";
/** A circle around the page's centre. */
const manyCorners = Array.from({ length: 3_000 }, (_, at) => {
  const turn = (at / 3_000) * 2 * Math.PI;
  return `${(306 + 700 * Math.cos(turn)).toFixed(2)} ${(396 + 700 * Math.sin(turn)).toFixed(2)} ${at ? "l" : "m"}`;
}).join(" ");
const hidden: Record<string, [reason: string, content: string]> = {
  "drawn in invisible mode": ["invisible_rendering", text(72, 650, secret, "3 Tr")],
  "used as a clipping path only": ["invisible_rendering", text(72, 650, secret, "7 Tr")],
  "in a layer that is switched off": ["invisible_rendering", `/OC /Off BDC ${text(72, 650, secret)} EMC`],
  "white on the page": ["low_contrast", text(72, 650, secret, "1 1 1 rg")],
  "nearly white": ["low_contrast", text(72, 650, secret, "0.97 0.98 0.97 rg")],
  "white outlines": ["low_contrast", text(72, 650, secret, "1 Tr 1 1 1 RG")],
  "fully transparent": ["low_contrast", text(72, 650, secret, "/Clear gs")],
  "dark on a dark band": [
    "low_contrast",
    `0 0 0.4 rg 0 600 612 100 re f ${text(72, 650, secret, "0.02 0.02 0.42 rg")}`,
  ],
  "half a point tall": ["tiny", text(72, 650, secret, "", 0.5)],
  "two and a half points tall": ["tiny", text(72, 650, secret, "", 2.5)],
  "scaled down by the matrix": ["tiny", `q 0.05 0 0 0.05 72 650 cm ${text(0, 0, secret)} Q`],
  "below the page": ["off_page", text(72, -400, secret)],
  "right of the page": ["off_page", text(900, 650, secret)],
  "painted over": ["covered", `${text(72, 650, secret)} 1 1 1 rg 60 640 400 30 re f`],
  "under a picture": ["covered", `${text(72, 650, secret)} q 400 0 0 30 60 640 cm /Im1 Do Q`],
  "clipped away": ["covered", `q 0 0 10 10 re W n ${text(72, 650, secret)} Q`],
};

describe("hidden text", () => {
  it.each(Object.entries(hidden))("is left out and reported: %s", async (_, [reason, content]) => {
    const document = await read(pdf(ordinary + content));
    expect(document.text).toBe("Ordinary text of a page");
    expect(document.hidden).toEqual([{ text: secret, page: 1, reason }]);
  });

  it.each([
    ["drawn at a thousandth of its width", text(72, 650, secret, "0.1 Tz")],
    ["flattened by the matrix", `q 0.001 0 0 1 72 650 cm ${text(0, 0, secret)} Q`],
  ])("is reported as tiny although equal letters on one spot count once: %s", async (_, content) => {
    const document = await read(pdf(ordinary + content));
    expect(document.text).toBe("Ordinary text of a page");
    expect(document.hidden).toMatchObject([{ reason: "tiny" }]);
  });

  it("is separated from visible text on the same line", async () => {
    const line = "BT /F1 11 Tf 72 650 Td (Seen ) Tj 1 1 1 rg (secret ) Tj 0 g (seen again) Tj ET";
    const document = await read(pdf(line));
    expect(document.text).toMatch(/^Seen\sseen again$/);
    expect(document.hidden).toEqual([{ text: "secret", page: 1, reason: "low_contrast" }]);
  });

  it("is reported with its page", async () => {
    const { hidden } = await read(pdf(ordinary, ordinary + text(72, 650, secret, "3 Tr")));
    expect(hidden).toEqual([{ text: secret, page: 2, reason: "invisible_rendering" }]);
  });
});

/** A transparency group: drawn as a whole, with the graphics state that is set before it. */
const group = (stream: string, entries = ""): [string, string] => [
  `/Subtype /Form /BBox [0 0 612 792] /Group << /S /Transparency /I true >> ${entries}`,
  stream,
];

describe("a transparency group", () => {
  it("hides its text when the whole group is transparent, whatever is set within", async () => {
    const drawn = { Fm1: group(`/Solid gs ${text(72, 650, secret)}`) };
    const document = await read(pdfOf([{ content: `${ordinary} q /Clear gs /Fm1 Do Q`, drawn }]));
    expect(document.hidden).toEqual([{ text: secret, page: 1, reason: "low_contrast" }]);
  });

  it("covers nothing when it is blended with what is below", async () => {
    const drawn = { Fm1: group("/Solid gs 1 1 0.9 rg 0 0 612 792 re f") };
    const content = `${ordinary}${text(72, 650, secret)} q /Multiply gs /Fm1 Do Q`;
    const document = await read(pdfOf([{ content, drawn }]));
    expect(document).toMatchObject({ hidden: [], text: expect.stringContaining(secret) as string });
  });

  it("is positioned by its own matrix", async () => {
    const drawn = { Fm1: group(text(72, 250, secret), "/Matrix [1 0 0 1 0 400]") };
    const document = await read(pdfOf([{ content: `${ordinary} /Fm1 Do`, drawn }]));
    expect(document).toMatchObject({ hidden: [], text: expect.stringContaining(secret) as string });
  });
});

/** A page with the secret behind a soft mask; `draw` is the mask's content. */
const behind = (mask: string, draw: string) =>
  pdfOf([
    {
      content: `${ordinary} q /Masked gs ${text(72, 650, secret)} Q`,
      drawn: { Mask: group(draw) },
      states: { Masked: `/SMask << /S ${mask} /G @Mask >>` },
    },
  ]);

describe("text behind a soft mask", () => {
  it.each([
    ["white at the text's position", "/Luminosity", "1 g 0 640 612 40 re f"],
    ["of half brightness", "/Luminosity", "0.5 g 0 0 612 792 re f"],
    ["that is white where nothing is drawn", "/Luminosity /BC [1 1 1]", "0 g 0 0 612 20 re f"],
    ["painted everywhere, in any colour", "/Alpha", "0 g 0 0 612 792 re f"],
    ["made of a picture", "/Luminosity", "q 612 0 0 792 0 0 cm /Im1 Do Q"],
    ["with thousands of corners", "/Luminosity", `1 g ${manyCorners} f`],
  ])("is kept: a mask %s", async (_, mask, draw) => {
    const document = await read(behind(mask, draw));
    expect(document).toMatchObject({ hidden: [], text: expect.stringContaining(secret) as string });
  });

  it.each([
    ["black at the text's position", "/Luminosity", "1 g 0 0 612 600 re f"],
    ["with nothing painted", "/Alpha", ""],
  ])("is left out: a mask %s", async (_, mask, draw) => {
    const document = await read(behind(mask, draw));
    expect(document.hidden).toEqual([{ text: secret, page: 1, reason: "low_contrast" }]);
  });
});

const visible: Record<string, string> = {
  "white on a dark band": `0 0 0.4 rg 0 600 612 100 re f ${text(72, 650, secret, "1 1 1 rg")}`,
  "white on a picture": `q 612 0 0 100 0 600 cm /Im1 Do Q ${text(72, 650, secret, "1 1 1 rg")}`,
  "white on a dark shape that is not a rectangle": `0.1 0.3 0.3 rg 0 600 m 612 600 l 612 670 l 300 690 l 0 670 l f ${text(72, 650, secret, "1 1 1 rg")}`,
  "pale grey": text(72, 650, secret, "0.75 0.75 0.75 rg"),
  "red on grey of the same brightness": `0.5 0.5 0.5 rg 0 600 612 100 re f ${text(72, 650, secret, "1 0 0 rg")}`,
  "white letters with dark outlines": text(72, 650, secret, "2 Tr 1 1 1 rg 0 0 0 RG"),
  "underlined afterwards": `${text(72, 650, secret)} 0 g 72 648 200 0.8 re f`,
  "small print": text(72, 650, secret, "", 4),
  "in narrow letters": text(72, 650, secret, "60 Tz"),
  "highlighted afterwards": `${text(72, 650, secret)} q /Multiply gs 1 1 0.5 rg 60 640 400 30 re f Q`,
  "under a transparent shape": `${text(72, 650, secret)} q /Clear gs 1 1 0 rg 60 640 400 30 re f Q`,
  "clipped by a shape with thousands of corners": `q ${manyCorners} W n ${text(72, 650, secret)} Q`,
  "beside a shape whose box overlaps it": `${text(72, 650, secret)} 0 g 60 800 m 600 800 l 600 640 l f`,
};

describe("visible text", () => {
  it.each(Object.entries(visible))("is kept: %s", async (_, content) => {
    const document = await read(pdf(ordinary + content));
    expect(document.hidden).toEqual([]);
    expect(document.text).toContain(secret);
  });

  it("is kept under a picture with a transparent colour", async () => {
    const entries =
      "/Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /Mask [48 48]";
    const content = `${ordinary}${text(72, 650, secret)} q 612 0 0 792 0 0 cm /Im3 Do Q`;
    const document = await read(pdfOf([{ content, drawn: { Im3: [entries, "0"] } }]));
    expect(document).toMatchObject({ hidden: [], text: expect.stringContaining(secret) as string });
  });

  it("includes the recognized text under a scan of the whole page", async () => {
    const scan = `q 612 0 0 792 0 0 cm /Im1 Do Q ${text(72, 650, "Recognised words", "3 Tr")}`;
    expect(await read(pdf(scan))).toMatchObject({ text: "Recognised words", hidden: [] });
  });

  it("excludes invisible text on a page without a scan", async () => {
    const document = await read(pdf(ordinary, text(72, 650, secret, "3 Tr")));
    expect(document.text).not.toContain(secret);
    expect(document.hidden).toHaveLength(1);
  });
});

/** Boxes as high and low as the letters of a word, as Skia paints bold ones, each a shape of its own. */
const shapes = (word: string) =>
  [...word]
    .map((letter, at) => {
      const [low, high] = /[gpqy]/.test(letter) ? [-2, 5] : /[bdfhklt]/.test(letter) ? [0, 8] : [0, 5];
      return `${72.5 + 6.5 * at} ${650 + low} 4 ${high - low} re`;
    })
    .join(" ");
const letters = (word: string, state: string) =>
  [...word].map((letter, at) => text(72 + 6.5 * at, 650, letter, state)).join("");

describe("transparent text over shapes", () => {
  it("is kept, in bold, where the shapes are its letters", async () => {
    const document = await read(
      pdf(`${ordinary} ${shapes("bundeskoch")} f ${letters("bundeskoch", "/Clear gs")}`),
    );
    expect(document).toMatchObject({ hidden: [], text: expect.stringContaining("bundeskoch") as string });
    expect(document.looks!.at(-1)).toMatchObject({ size: 11, bold: true });
  });

  it.each([
    ["are other letters", `${shapes("manganpaeg")} f ${letters("bundeskoch", "/Clear gs")}`],
    ["are one band", `72 645 200 20 re f ${letters("bundeskoch", "/Clear gs")}`],
    ["are white", `1 g ${shapes("bundeskoch")} f 0 g ${letters("bundeskoch", "/Clear gs")}`],
    ["are covered", `${shapes("bundeskoch")} f 1 g 60 640 400 30 re f ${letters("bundeskoch", "/Clear gs")}`],
    [
      "belong to letters of the same text",
      `${shapes("bundeskoch")} f ${letters("bundeskoch", "/Clear gs")} ${letters("manganpaeg", "/Clear gs")}`,
    ],
  ])("is left out where the shapes %s", async (_, content) => {
    const document = await read(pdf(ordinary + content));
    expect(document.text).toBe("Ordinary text of a page");
    expect(document.hidden).toHaveLength(1);
  });
});
