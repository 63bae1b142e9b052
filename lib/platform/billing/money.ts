// The payment provider's smallest units, not the language's: docs.stripe.com/currencies. There the ISK and UGX have cents.
const withoutCents = "bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf".split(" ");
const withThousandths = "bhd jod kwd omr tnd".split(" ");

/** How many of its smallest units make one whole unit of a currency. */
export const smallestUnits = (currency: string) =>
  withoutCents.includes(currency) ? 1 : withThousandths.includes(currency) ? 1_000 : 100;

/** An amount in the currency's smallest unit, as people write it: "€49.00". */
export const money = (amount: number, currency: string) =>
  (amount / smallestUnits(currency)).toLocaleString("en-GB", {
    style: "currency",
    currency: currency.toUpperCase(),
  });
