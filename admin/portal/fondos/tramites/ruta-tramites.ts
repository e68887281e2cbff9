/** Where the procedures that two people approve stand. */
export type RutaTramites = '/api/panel/cair-tramites' | '/api/panel/extemporaneas'
