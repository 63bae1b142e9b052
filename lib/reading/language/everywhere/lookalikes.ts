/** Letters of other scripts with the Latin ones they look like. */
export const lookalikes = "аa еe оo рp сc уy хx іi ѕs ԁd һh ոn νv οo αa εe ιi ρp τt ıi";

/** Digits and signs with the letters they replace: "1gn0re". */
export const leetSigns = "0o 1i 3e 4a 5s 7t @a $s !i";
