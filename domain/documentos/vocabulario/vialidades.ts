import { fold } from '#domain/documentos/texto.ts'

/** Kinds of road, as INEGI's technical norm on addresses lists them (DOF 12-11-2010), with their usual short forms. */
const VIALIDADES = new Set(
  (
    'AMPLIACION ANDADOR AVENIDA BOULEVARD BULEVAR CALLE CALLEJON CALZADA CAMINO CARRETERA CERRADA CIRCUITO CIRCUNVALACION CONTINUACION ' +
    'CORREDOR DIAGONAL EJE PASAJE PEATONAL PERIFERICO PRIVADA PROLONGACION RETORNO RINCON BRECHA TERRACERIA VEREDA VIADUCTO GLORIETA PASEO ' +
    'AV BLVD PRIV CDA OTRO NINGUNO'
  ).split(' '),
)

export const isVialidad = (texto: string): boolean => VIALIDADES.has(fold(texto).replace(/[^A-Z]/g, ''))
