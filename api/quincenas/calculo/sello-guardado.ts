import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import type { ParametrosEnVigor } from '#domain/fondos/parametro.ts'
import type { LineaCierre } from '#domain/quincenas/linea-cierre.ts'
import { formatoDeSello, parametrosDeFormato, type FormatoSello } from '#domain/fondos/formato-sello.ts'
import { textoDeRenglones } from '#domain/quincenas/sello.ts'
import { findRow } from '#api/db/find-row.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { selectRows } from '#api/db/sql.ts'
import { selectParametros } from '#api/fondos/parametros/parametro-row.ts'
import { CierreModel } from '#api/quincenas/models/CierreModel.ts'
import type { CierrePersonaModel } from '#api/quincenas/models/CierrePersonaModel.ts'
import { lineaOf, LINEA_SQL, type LineaRow, type SegmentoGuardado } from './guardado.ts'
import {
  HuellaCierre,
  huellaConDatos,
  huellaDatos,
  huellaPersona,
  partesDeHuella,
  SelloCierre,
  type DatosSellados,
  type MovimientoSellado,
} from './huella-cierre.ts'
import { renglonesGuardados } from './renglones-sellados.ts'

/** A person as a close keeps it. */
export interface PersonaGuardada {
  /** `cierre_personas.id`. */
  readonly id: number
  readonly afiliadoId: number
  readonly interno: string
  readonly nombre: string
  readonly segmentos: readonly SegmentoGuardado[]
  readonly lineas: readonly LineaCierre[]
  /** Hashes as they were written with it: `huellaPersona`, or `huellaConDatos` of format 2. */
  readonly huella: string
  readonly datos: DatosSellados
}

type PersonaRow = Pick<RowOf<CierrePersonaModel>, 'id' | 'interno' | 'nombre' | 'hechos' | 'huella'> &
  Pick<RowOf<CierrePersonaModel>, 'categoria' | 'dias'> &
  RowAs<
    CierrePersonaModel,
    { afiliadoId: 'afiliado_id'; nivel2Id: 'nivel2_id'; nivel3Id: 'nivel3_id'; sueldoCentavos: 'sueldo_centavos' }
  >

/** Whether the lines of a stored person, and in format 2 the days, still have the hashes that were written with them. */
export function isLoSellado({ interno, lineas, datos, huella }: PersonaGuardada): boolean {
  const sellada = partesDeHuella(huella)
  return (
    huellaPersona(interno, lineas) === sellada.lineas &&
    (sellada.datos === null || huellaDatos(lineas, datos) === sellada.datos)
  )
}

/** Few enough to be done with before they are old: a larger page only makes memory grow. */
const PAGINA = 250

/** Everybody of a stored close with their lines, in the order in which they were computed, after `despues`; a page at a time. */
export async function* personasGuardadas(
  cierreId: number,
  entidadId: number,
  despues = 0,
): AsyncGenerator<PersonaGuardada[], void> {
  for (let after = despues; ;) {
    const page = await selectPagina(cierreId, entidadId, after, PAGINA)
    const last = page.at(-1)
    if (!last) return
    yield page
    if (page.length < PAGINA) return
    after = last.afiliadoId
  }
}

/** Loads one person of a stored close, or null. */
export async function personaGuardada(
  cierreId: number,
  entidadId: number,
  afiliadoId: number,
): Promise<PersonaGuardada | null> {
  const [first] = await selectPagina(cierreId, entidadId, afiliadoId - 1, 1)
  return first?.afiliadoId === afiliadoId ? first : null
}

/** People of a close with their lines, in the order of their ids, after `after`. */
async function selectPagina(
  cierreId: number,
  entidadId: number,
  after: number,
  limite: number,
): Promise<PersonaGuardada[]> {
  const people = await selectRows<PersonaRow>(
    `SELECT id, afiliado_id AS "afiliadoId", interno, nombre, hechos, huella, nivel2_id AS "nivel2Id",
            nivel3_id AS "nivel3Id", categoria, dias, sueldo_centavos AS "sueldoCentavos" FROM cierre_personas
     WHERE cierre_id = $1 AND afiliado_id > $2 ORDER BY afiliado_id LIMIT ${limite}`,
    [cierreId, after],
  )
  const [first, last] = [people[0], people.at(-1)]
  if (!first || !last) return []
  const lineas = await selectLineas(cierreId, entidadId, [first.afiliadoId, last.afiliadoId])
  return people.map(({ id, afiliadoId, interno, hechos, huella, ...datos }) => {
    const segmentos = JSON.parse(hechos) as SegmentoGuardado[]
    return {
      id,
      afiliadoId,
      interno: formatInterno(interno),
      nombre: datos.nombre,
      segmentos,
      lineas: lineas.get(afiliadoId) ?? [],
      huella,
      datos: { ...datos, segmentos },
    }
  })
}

async function selectLineas(
  cierreId: number,
  entidadId: number,
  [first, last]: readonly [number, number],
): Promise<ReadonlyMap<number, LineaCierre[]>> {
  const rows = await selectRows<LineaRow>(
    `SELECT ${LINEA_SQL} FROM aportaciones WHERE cierre_id = $1 AND afiliado_id BETWEEN $2 AND $3 ORDER BY afiliado_id, id`,
    [cierreId, first, last],
  )
  const byPerson = new Map<number, LineaCierre[]>()
  for (const row of rows) {
    const own = byPerson.get(row.afiliadoId)
    if (own) own.push(lineaOf(row, entidadId))
    else byPerson.set(row.afiliadoId, [lineaOf(row, entidadId)])
  }
  return byPerson
}

/** The parameter record of a close, as it was kept; null when it is gone. */
export async function parametrosDelCierre(cierreId: number): Promise<ParametrosEnVigor | null> {
  const row = await findRow(CierreModel, { id: cierreId }, ['parametro_id', 'sello_formato'])
  const registro = (await selectParametros()).find(({ id }) => id === row?.parametro_id)
  return row && registro ? parametrosDeFormato(registro, formatoDeSello(row.sello_formato)) : null
}

/** What a seal of `formato` hashes of a stored person. */
export function huellaGuardada({ interno, lineas, datos }: PersonaGuardada, formato: FormatoSello): string {
  return formato === 1 ? huellaPersona(interno, lineas) : huellaConDatos(interno, lineas, datos)
}

/** The seal of what is stored of a close, in one format: person by person, so that memory does not grow. */
export class SelloDeFormato {
  readonly #formato: FormatoSello
  readonly #hash: HuellaCierre | SelloCierre

  constructor(formato: FormatoSello, parametros: ParametrosEnVigor | null) {
    this.#formato = formato
    this.#hash = formato === 1 ? new HuellaCierre(parametros) : new SelloCierre(parametros)
  }

  add(persona: PersonaGuardada): void {
    this.#hash.add(huellaGuardada(persona, this.#formato))
  }

  /** Call it once. In format 2 it reads the other rows of the close `cierreId`. */
  async end(cierreId: number, movimientos: readonly MovimientoSellado[]): Promise<string> {
    if (this.#hash instanceof HuellaCierre) return this.#hash.end(movimientos)
    return this.#hash.end(movimientos, textoDeRenglones(await renglonesGuardados(cierreId)))
  }
}

/**
 * Of what an attempt staged of a close: the hash to compare with the signed one, and the seal, which lacks the rows that are
 * written when it is published.
 */
export async function huellasDe(
  cierre: { readonly id: number; readonly entidadId: number },
  parametros: ParametrosEnVigor,
  movimientos: readonly MovimientoSellado[],
): Promise<{ readonly huella: string; readonly sellar: (renglones: string) => string }> {
  const huella = new HuellaCierre(parametros)
  const sello = new SelloCierre(parametros)
  for await (const page of personasGuardadas(cierre.id, cierre.entidadId))
    for (const { interno, lineas, datos } of page) {
      const own = huellaConDatos(interno, lineas, datos)
      huella.add(partesDeHuella(own).lineas)
      sello.add(own)
    }
  return { huella: huella.end(movimientos), sellar: (renglones) => sello.end(movimientos, renglones) }
}
