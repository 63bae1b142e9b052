import { describe, expect, it } from "vitest";
import { dateRangesIn } from "@/lib/language/dates";
import { fold } from "@/lib/language/letters";
import { sourceText } from "@/lib/language/lines";

const rangesIn = (text: string) =>
  dateRangesIn(sourceText(text).low).map(({ from, to, current, single }) =>
    single ? `${from}` : `${from}..${current ? "now" : to}`,
  );

describe("dateRangesIn", () => {
  it.each([
    ["March 2019 – Present", "2019-03..now"],
    ["Mar. 2019 to Feb 2021", "2019-03..2021-02"],
    ["03/2019 - 02/2021", "2019-03..2021-02"],
    ["03.2019–heute", "2019-03..now"],
    ["01.03.2019 bis 28.02.2021", "2019-03..2021-02"],
    ["03/25/2019 - 04/01/2020", "2019-03..2020-04"],
    ["2019-03 – 2021-02", "2019-03..2021-02"],
    ["2014-2019", "2014..2019"],
    ["01/2016   03/2020", "2016-01..2020-03"],
    ["04/2020   present", "2020-04..now"],
    ["2019 – oggi", "2019..now"],
    ["maart 2018 – heden", "2018-03..now"],
    ["2019-21", "2019..2021"],
    ["2019/20", "2019..2020"],
    ["05/16 - 11/18", "2016-05..2018-11"],
    ["Sept '17 - Aug '19", "2017-09..2019-08"],
    ["März 2018 – dato", "2018-03..now"],
    ["seit Oktober 2020", "2020-10..now"],
    ["ab 2021", "2021..now"],
    ["janvier 2016 à aujourd’hui", "2016-01..now"],
    ["De septembre 2014 à décembre 2019", "2014-09..2019-12"],
    ["depuis 2018", "2018..now"],
    ["août 2012 - juin 2013", "2012-08..2013-06"],
    ["enero de 2015 - actualidad", "2015-01..now"],
    ["entre 2013 y 2016", "2013..2016"],
    ["desde marzo de 2017 hasta la actualidad", "2017-03..now"],
    ["fev 2020 – atual", "2020-02..now"],
    ["março de 2016 até o presente", "2016-03..now"],
    ["between 2013 and 2016", "2013..2016"],
    ["from 2008 to 2013.", "2008..2013"],
    ["2015 up to 2019", "2015..2019"],
    ["(2019 - )", "2019..now"],
    ["bis 2012", "null..2012"],
    ["Summer 2013", "2013"],
    ["2021 - 2019", "2021..2019"],
  ])("reads %j", (text, expected) => {
    expect(rangesIn(text)).toEqual([expected]);
  });

  it.each(["saved $2019", "ISO 9001:2015x", "room 20190", "version 3.2019.1", "grew 2019%"])(
    "finds no date in %j",
    (text) => expect(rangesIn(text)).toEqual([]),
  );

  it("gives offsets into the line", () => {
    const line = "Koch, Gasthaus Linde (04/2012 – 06/2015)";
    const [range] = dateRangesIn(sourceText(line).low);
    expect(line.slice(range!.start, range!.end)).toBe("04/2012 – 06/2015");
  });

  it("folds letters one to one", () => {
    const text = "Ärztin İstanbul Straße façade ñandú Łódź";
    expect(fold(text)).toHaveLength(text.length);
    expect(fold(text)).toMatch(/^arztin istanbul stra.e facade nandu/);
  });
});
