import { CLAVE_PARAMETRO_KEYS, CLAVES_PARAMETRO, type ClaveParametro } from '#domain/fondos/clave-parametro.ts'
import { TEXTO_BASE } from '#domain/fondos/aportaciones/palabras-clave.ts'
import { FONDO_IDS, FONDOS } from '#domain/fondos/fondo.ts'
import type { Concepto } from '#domain/fondos/fondo.ts'

export interface GrupoParametros {
  readonly titulo: string
  readonly ayuda?: string
  readonly claves: readonly ClaveParametro[]
}

const AGUINALDO: readonly ClaveParametro[] = ['DIAS_AGUINALDO', 'PORCENTAJE_AGUINALDO', 'DIAS_ANUAL_AGU']

/** The keys as the form groups them: those of each fund, those of the aguinaldo, and those that no rule uses. */
export const GRUPOS_PARAMETRO: readonly GrupoParametros[] = groups()

function groups(): GrupoParametros[] {
  const funds = FONDO_IDS.map((id) => ({
    titulo: FONDOS[id].titulo,
    claves: FONDOS[id].conceptos.map(({ clave }) => clave),
  }))
  const used = new Set<ClaveParametro>([...funds.flatMap(({ claves }) => claves), ...AGUINALDO])
  const rest = CLAVE_PARAMETRO_KEYS.filter((clave) => !used.has(clave))
  return [
    ...funds,
    { titulo: 'Aguinaldo', claves: AGUINALDO },
    { titulo: 'Otras claves', ayuda: 'Se conservan con el registro; ningún cálculo del portal las usa.', claves: rest },
  ]
}

/** What a key is, under its field: "% del sueldo, parte del afiliado". */
export function ayudaClave(clave: ClaveParametro): string {
  if (CLAVES_PARAMETRO[clave] === 'dias') return 'días'
  const conceptos: readonly Concepto[] = FONDO_IDS.flatMap((id): readonly Concepto[] => FONDOS[id].conceptos)
  const concepto = conceptos.find((each) => each.clave === clave)
  if (!concepto) return '%'
  const articulo = concepto.base === 'sueldo' ? 'del' : 'de'
  const parte = concepto.parte === 'afiliado' ? 'del afiliado' : 'de la entidad'
  return `% ${articulo} ${TEXTO_BASE[concepto.base].sobre}, parte ${parte}`
}
