import config from './astro.config.mjs';
export default { ...config, integrations: config.integrations.filter(({name})=>name!=='precompressed') };
