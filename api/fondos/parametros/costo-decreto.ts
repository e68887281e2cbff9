import {
  conDecretos,
  decretosDe,
  lineasDeDecreto,
  type Decreto,
  type LineaCobrada,
} from '#domain/fondos/parametros/decreto.ts'
import { CONCEPTOS, FONDO_IDS, type FondoId } from '#domain/fondos/fondo.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { selectParametros, vigentesDe, type ParametroRow } from './parametro-row.ts'

/** What the next closes would carry by a decree; amounts in centavos. */
export interface CostoDecreto {
  /** Ordinals of the closed quincenas that it corrects, in order. */
  readonly quincenas: readonly number[]
  readonly entidades: number
  readonly personas: number
  readonly fondos: readonly { readonly fondo: FondoId; readonly importeCentavos: number }[]
  readonly totalCentavos: number
}

/** A closed quincena of an entity; ordinal and `fondos_parametros.id`. */
interface Cerrada {
  readonly entidadId: number
  readonly quincena: number
  readonly parametroId: number | null
}

/** Adds up what the decrees on file change in the closed quincenas that this one reaches, person by person, as closes will. Reads only. */
export async function costoDecreto({ efectoDesde, desde }: Pick<Decreto, 'efectoDesde'> & { readonly desde: number }) {
  const registros = await selectParametros()
  const cerradas = await selectRows<Cerrada>(
    `SELECT entidad_id AS "entidadId", quincena, parametro_id AS "parametroId" FROM cierres
     WHERE estado = 'cerrado' AND quincena >= $1 AND quincena < $2 ORDER BY entidad_id, quincena`,
    [efectoDesde, desde],
  )
  const [quincenas, entidades, personas] = [new Set<number>(), new Set<number>(), new Set<number>()]
  const fondos = new Map<FondoId, number>()
  for (const { entidadId, quincena, parametroId } of cerradas) {
    const parametros = registros.find(({ id }) => id === parametroId)
    if (!parametros) continue
    const vigentes = conDecretos(parametros, decretosDe(vigentesDe(registros), quincena, parametros))
    for (const [afiliadoId, guardado] of await selectCobrado({ entidadId, quincena }, parametros, vigentes))
      for (const { fondo, importeCentavos } of lineasDeDecreto(
        { entidadId, quincena },
        { parametros, vigentes },
        guardado,
      )) {
        quincenas.add(quincena)
        entidades.add(entidadId)
        personas.add(afiliadoId)
        fondos.set(fondo, (fondos.get(fondo) ?? 0) + importeCentavos)
      }
  }
  return {
    quincenas: [...quincenas].sort((one, other) => one - other),
    entidades: entidades.size,
    personas: personas.size,
    fondos: FONDO_IDS.flatMap((fondo) => {
      const importeCentavos = fondos.get(fondo)
      return importeCentavos === undefined ? [] : [{ fondo, importeCentavos }]
    }),
    totalCentavos: [...fondos.values()].reduce((sum, importe) => sum + importe, 0),
  } satisfies CostoDecreto
}

/** What is stored of a quincena in an entity, by person: base and amount of the keys that the decrees need. */
async function selectCobrado(
  { entidadId, quincena }: Pick<Cerrada, 'entidadId' | 'quincena'>,
  sellado: ParametroRow,
  vigentes: ParametroRow,
): Promise<ReadonlyMap<number, LineaCobrada[]>> {
  const cambian = CONCEPTOS.filter(({ clave }) => sellado.valores[clave] !== vigentes.valores[clave])
  if (cambian.length === 0) return new Map()
  // A rate that was 0 stored no line: its base is that of another key.
  const bases = new Set(cambian.filter(({ clave }) => sellado.valores[clave] === 0).map(({ base }) => base))
  const claves = CONCEPTOS.filter((concepto) => cambian.includes(concepto) || bases.has(concepto.base))
  const binds = new Binds()
  const [entidad, corrige] = [binds.add(entidadId), binds.add(quincena)]
  const which = `corrige = ${corrige} AND clave IN (${binds.addAll(claves.map(({ clave }) => clave))})`
  const rows = await selectRows<LineaCobrada & { readonly afiliadoId: number }>(
    `SELECT s.afiliado_id AS "afiliadoId", s.clave, s.obligado, CAST(SUM(s.base_centavos) AS BIGINT) AS "baseCentavos",
            CAST(SUM(s.importe_centavos) AS BIGINT) AS "importeCentavos"
     FROM (SELECT a.afiliado_id, a.clave, a.obligado, a.base_centavos, a.importe_centavos
           FROM cierres c JOIN aportaciones a ON a.cierre_id = c.id
           WHERE c.entidad_id = ${entidad} AND a.de_entidad_id IS NULL AND c.estado = 'cerrado' AND c.quincena >= ${corrige}
             AND a.${which}
           UNION ALL
           SELECT a.afiliado_id, a.clave, a.obligado, a.base_centavos, a.importe_centavos
           FROM aportaciones a JOIN cierres c ON c.id = a.cierre_id
           WHERE a.de_entidad_id = ${entidad} AND c.estado = 'cerrado' AND a.${which}
           UNION ALL
           SELECT e.afiliado_id, l.clave, l.obligado, l.base_centavos, l.importe_centavos
           FROM extemporaneas e JOIN extemporanea_lineas l ON l.extemporanea_id = e.id
           WHERE e.entidad_id = ${entidad} AND l.${which}) s
     GROUP BY s.afiliado_id, s.clave, s.obligado ORDER BY s.afiliado_id`,
    binds.values,
  )
  const byPerson = new Map<number, LineaCobrada[]>()
  for (const { afiliadoId, ...linea } of rows) byPerson.set(afiliadoId, [...(byPerson.get(afiliadoId) ?? []), linea])
  return byPerson
}
