import { describe, expect, it } from "vitest";
import { dateRangesIn } from "@/lib/reading/language/dates";
import { fold } from "@/lib/reading/language/letters";
import { sourceText } from "@/lib/reading/language/lines";

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
    ["Software Engineer   Sept – Dec 2020", "2020-09..2020-12"],
    ["03 – 10/2014", "2014-03..2014-10"],
    ["01.–06.2018  Praktikum", "2018-01..2018-06"],
    ["01.03.–31.05.2014", "2014-03..2014-05"],
    ["7-9/2011 Sommerjob", "2011-07..2011-09"],
    ["May 3, 2016 - Oct. 31st, 2018", "2016-05..2018-10"],
    ["1. September 2020 – 30. Juni 2021", "2020-09..2021-06"],
    ["1er septembre 2020 au 31 août 2021", "2020-09..2021-08"],
    ["3rd of March 2012 to 4th of May 2013", "2012-03..2013-05"],
    ["2017 / 11 – 2019 / 02", "2017-11..2019-02"],
    ["2017.11-2019.02", "2017-11..2019-02"],
    ["2016-09-01 – 2018-12-31", "2016-09..2018-12"],
    ["9.2016-12.2017", "2016-09..2017-12"],
    ["01.03.2019-28.02.2021", "2019-03..2021-02"],
    ["Q1 2015 – Q3 2016", "2015-01..2016-09"],
    ["2. Quartal 2019 bis 4. Quartal 2020", "2019-04..2020-12"],
    ["Sommer 2015 – Winter 2017", "2015..2017"],
    ["Spring 2019 to Fall 2020", "2019..2020"],
    ["verano de 2020", "2020"],
    ["Anfang 2013 - Mitte 2016", "2013..2016"],
    ["2019年4月 – 2021年3月", "2019-04..2021-03"],
    ["2019年4月～至今", "2019-04..now"],
    ["сентябрь 2016 – май 2019", "2016-09..2019-05"],
    ["Январь 2020 — настоящее время", "2020-01..now"],
    ["Engineer (2015 & 2018)", "2015..2018"],
    ["Praktika (2011 und 2013)", "2011..2013"],
    ["Janeiro 2018 – Março 2020 (2 anos)", "2018-01..2020-03"],
    ["Jan 2018 - Apr 2020 · 2 yrs 4 mos", "2018-01..2020-04"],
    ["Nov – Feb 2021", "2020-11..2021-02"],
    ["Jan 19 – Mar 21", "2019-01..2021-03"],
    ["Feb 20 – Present", "2020-02..now"],
    ["jan/2017 - dez/2018", "2017-01..2018-12"],
    ["Sep-2014 / Aug-2016", "2014-09..2016-08"],
    ["2014 March – 2016 June", "2014-03..2016-06"],
    ["01/09/2020 – 15/10/2021", "2020-09..2021-10"],
    ["04/15/2018-02/28/2020", "2018-04..2020-02"],
    ["a 2005 – 2012", "2005..2012"],
    ["\ue9a5 July 2018 – Ongoing", "2018-07..now"],
    ["Abril 2024 – Presente.", "2024-04..now"],
    ["da marzo 2015 ad aprile 2017", "2015-03..2017-04"],
    ["van september 2012 t/m juni 2014", "2012-09..2014-06"],
    ["Since: 05/2019", "2019-05..now"],
    ["Present – March 2019", "2019-03..now"],
    ["Juli/August 2013", "2013-07..2013-08"],
    ["de mai à juillet 2019", "2019-05..2019-07"],
    ["10/2018 ‒ 03/2020", "2018-10..2020-03"],
    ["01.10.15 – 30.09.18", "2015-10..2018-09"],
    ["2000-2020 m²", "2000..2020"],
    ["WS 2015/16", "2015..2016"],
    ["12–14 May 2019", "2019-05"],
    ["(from March 2020 until now)", "2020-03..now"],
    ["[2010–2014]", "2010..2014"],
    ["Oct. 2011 \u2192 Aug. 2013", "2011-10..2013-08"],
    ["Werkstudent bei Farnhof (Okt. 2017 – März 2019)", "2017-10..2019-03"],
    ["De 02/2018 à 05/2019 : Assistante", "2018-02..2019-05"],
    ["Du 1er mars 2016 au 30 juin 2018", "2016-03..2018-06"],
    ["marzo 2014 / diciembre 2016", "2014-03..2016-12"],
    ["Mar/15 - Abr/18", "2015-03..2018-04"],
    ["2019/03 ~ 2021/08", "2019-03..2021-08"],
    ["2012.9 – 2016.6", "2012-09..2016-06"],
    ["1998-2003, 5 years", "1998..2003"],
    ["May to August 2018", "2018-05..2018-08"],
    ["Dec 2019–Jan 2020", "2019-12..2020-01"],
    ["17 juin 2013 – 30 août 2013", "2013-06..2013-08"],
    ["17/06 – 30/08/2013", "2013-06..2013-08"],
    ["10.–12.2019", "2019-10..2019-12"],
    ["11/2019 – 02/2020 (4 Monate)", "2019-11..2020-02"],
    ["seit 04.2021", "2021-04..now"],
    ["ab Januar 2022", "2022-01..now"],
    ["(since August 2017)", "2017-08..now"],
    ["Autumn 2014 – Spring 2016", "2014..2016"],
    ["Fall '14", "2014"],
    ["Été 2017", "2017"],
    ["1st quarter 2018 - 3rd quarter 2019", "2018-01..2019-09"],
    ["3º trimestre de 2018", "2018-07"],
    ["Q4/2017", "2017-10"],
    ["июнь 2015 – по настоящее время", "2015-06..now"],
    ["2015年9月～2018年6月", "2015-09..2018-06"],
    ["2020년 3월 – 현재", "2020-03..now"],
    ["2016 und 2017", "2016..2017"],
    ["July 4, 2011 to present", "2011-07..now"],
    ["7/4/2011 – 8/15/2013", "2011-07..2013-08"],
    ["15/8/2011 – 4/7/2013", "2011-08..2013-07"],
    ["2011-15", "2011..2015"],
    ["2011 – 15", "2011..2015"],
    ["dal 2015 al 2018", "2015..2018"],
    ["gennaio 2019 - in corso", "2019-01..now"],
    ["mei 2016 tot heden", "2016-05..now"],
    ["Von Mai 2013 bis einschließlich Juli 2015", "2013-05..2015-07"],
    ["2009 → 2012", "2009..2012"],
    ["01/2019 – 12/2020 | Full time", "2019-01..2020-12"],
    ["Present - Jan 2018", "2018-01..now"],
    ["2017 – actuellement", "2017..now"],
    ["janvier 2017 – ce jour", "2017-01..now"],
    ["outubro de 2012 a maio de 2014", "2012-10..2014-05"],
    ["set. 2012 – out. 2014", "2012-09..2014-10"],
    ["Sept 2018 - current (5 yrs)", "2018-09..now"],
  ])("reads %j", (text, expected) => {
    expect(rangesIn(text)).toEqual([expected]);
  });

  it.each([
    "saved $2019",
    "ISO 9001:2015x",
    "room 20190",
    "version 3.2019.1",
    "grew 2019%",
    "Tel. +49 2015 443322",
    "v12.2019.4",
    "ISO/IEC 27001:2013 lead auditor",
    "Rechnung 45/2019",
    "CHF 2'010'000",
  ])("finds no date in %j", (text) => expect(rangesIn(text)).toEqual([]));

  it("reads the same period whatever the order, the separators and the dash", () => {
    const [from, to] = [
      { year: "2017", month: "08", name: "August", day: "14" },
      { year: "2019", month: "11", name: "November", day: "25" },
    ];
    const forms = [
      ...["/", ".", "-", " / "].map(
        (sign) =>
          ({ year, month }: typeof from) =>
            month + sign + year,
      ),
      ...["/", ".", "-", " / "].map(
        (sign) =>
          ({ year, month }: typeof from) =>
            year + sign + month,
      ),
      ...["/", ".", "-"].map(
        (sign) =>
          ({ year, month, day }: typeof from) =>
            [day, month, year].join(sign),
      ),
      ...["/", "-"].map(
        (sign) =>
          ({ year, month, day }: typeof from) =>
            [month, day, year].join(sign),
      ),
      ...["/", ".", "-"].map(
        (sign) =>
          ({ year, month, day }: typeof from) =>
            [year, month, day].join(sign),
      ),
      ...[" ", ", ", "-", "/", " of "].map(
        (sign) =>
          ({ year, name }: typeof from) =>
            name + sign + year,
      ),
      ...[" ", " of ", "-"].map(
        (sign) =>
          ({ year, name, day }: typeof from) =>
            `${day}th${sign}${name} ${year}`,
      ),
      ({ year, name, day }: typeof from) => `${name.slice(0, 3)}. ${day}, ${year}`,
      ({ year, month }: typeof from) => `${year}年${Number(month)}月`,
    ];
    const dashes = [" - ", " – ", " — ", " to ", " → ", " until ", "–"];
    const surroundings = [
      ["", ""],
      ["(", ")"],
      ["[", "]"],
      ["Cook, ", "."],
      ["", " (2 years 4 months)"],
      ["\ue0b1 ", " | Leeds"],
    ];
    for (const form of forms)
      for (const dash of dashes)
        for (const [before, after] of surroundings) {
          const text = `${before}${form(from)}${dash}${form(to)}${after}`;
          expect([text, ...rangesIn(text)]).toEqual([text, "2017-08..2019-11"]);
        }
  });

  it("covers the length of a period, the icon before it and the full stop after it", () => {
    for (const text of [
      "x July 2018 – Ongoing",
      "2017 - 2019 (2 years)",
      "Jan 2017 – May 2019 · 2 yrs 5 mos",
      "2017–2019.",
    ]) {
      const [range] = dateRangesIn(sourceText(text).low);
      expect(text.slice(range!.start, range!.end)).toBe(text);
    }
  });

  it("leaves the full stop after a single date to its sentence", () => {
    const [range] = dateRangesIn(sourceText("in June 2016.").low);
    expect([range!.single, range!.end]).toEqual([true, 12]);
  });

  it("takes time in proportion to the length of a line", () => {
    const timeOf = (line: string) => {
      const times = Array.from({ length: 2 }, () => {
        const before = process.cpuUsage();
        dateRangesIn(line);
        const { user, system } = process.cpuUsage(before);
        return (user + system) / 1_000;
      });
      return Math.min(...times);
    };
    for (const unit of [
      "2019-",
      "10 sept - ",
      "2019 2019 ",
      "2019 (7 years, ",
      "12/",
      "2019 - - ",
      "jan 19 ",
    ]) {
      const short = timeOf(unit.repeat(2_000));
      // 16 times as long; 256 times the time would be quadratic.
      expect(timeOf(unit.repeat(32_000))).toBeLessThan(100 * Math.max(short, 5));
    }
  });

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
