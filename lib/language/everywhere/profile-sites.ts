/** Sites where the path is a person's handle. The site itself may be evidence ("published on npmjs.com"). */
export const profileSites = `
  linkedin.com xing.com github.com gitlab.com bitbucket.org stackoverflow.com twitter.com x.com facebook.com
  instagram.com medium.com dribbble.com behance.net kaggle.com youtube.com tiktok.com t.me wa.me researchgate.net
  orcid.org npmjs.com dev.to angel.co infojobs.net
`;
