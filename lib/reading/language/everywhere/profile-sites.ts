/** Sites where the path is a person's handle. The site itself may be evidence ("published on npmjs.com"). */
export const profileSites = `
  linkedin.com xing.com github.com gitlab.com bitbucket.org stackoverflow.com twitter.com x.com facebook.com
  instagram.com medium.com dribbble.com behance.net kaggle.com youtube.com tiktok.com t.me wa.me researchgate.net
  orcid.org npmjs.com dev.to angel.co infojobs.net malt.com malt.fr malt.de malt.es malt.be malt.nl malt.uk malt.ch
`;

/** Top-level domains of hosts written without a scheme: "jane.dev". */
export const bareHostEndings = `
  com net org io dev me eu de at ch fr es pt br co uk us ca ai app info tech design page xyz cat mx ar cl be nl it pl in
`;
