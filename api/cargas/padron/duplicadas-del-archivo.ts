import type { PersonaJuzgada } from '#domain/cargas/padron/juzgar-persona.ts'
import {
  faltaDe,
  type CampoPadron,
  type FaltaDeRenglon,
  type RenglonPadron,
} from '#domain/cargas/padron/renglon-padron.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { comparableDe, Cercanas, parecida } from './registros-padron.ts'

/** Keys that two people of a file cannot share. */
const UNICAS = ['nss', 'noempleado'] as const satisfies readonly CampoPadron[]

/** A person of the file that came before, by its CURP and its first line. */
interface Anterior {
  readonly curp: string
  readonly linea: number
}

/** People whose keys the file gives to two CURPs, in both directions: the one that comes first is refused afterwards. */
export interface Duplicada extends Anterior {
  readonly falta: (renglon: RenglonPadron) => FaltaDeRenglon
}

/** Compares the people of one file with each other while they pass. It holds their keys, about a hundred bytes a person. */
export class DuplicadasDelArchivo {
  readonly #dichos = new Map<string, Anterior>()
  readonly #cercanas = new Cercanas<Anterior & { readonly nombre: string }>()
  readonly #sinCurp: ReadonlyMap<string, number>
  /** People that passed already and share a key with a later one. */
  readonly anteriores: Duplicada[] = []

  constructor(sinCurp: ReadonlyMap<string, number>) {
    this.#sinCurp = sinCurp
  }

  /** The faults of a person against those that passed before (C448, A542), and against rows without a CURP that have its keys (C458). */
  faltasDe({ curp, identidad }: Pick<PersonaJuzgada, 'curp' | 'identidad'>, primero: RenglonPadron): FaltaDeRenglon[] {
    const faltas: FaltaDeRenglon[] = []
    for (const campo of UNICAS) {
      const valor = identidad[campo]
      if (valor === null) continue
      const sinCurp = this.#sinCurp.get(`${campo} ${valor}`)
      if (sinCurp !== undefined)
        faltas.push(
          faltaDe(
            primero,
            campo,
            'C458',
            valor,
            `que se corrija el renglón ${sinCurp}, que lo repite y cuya CURP no se puede leer`,
          ),
        )
      const antes = this.#dichos.get(`${campo} ${valor}`)
      if (!antes) this.#dichos.set(`${campo} ${valor}`, { curp, linea: primero.linea })
      else if (antes.curp !== curp) {
        faltas.push(deDos(primero, campo, valor, antes))
        const yo = { curp, linea: primero.linea }
        this.anteriores.push({ ...antes, falta: (renglon) => deDos(renglon, campo, valor, yo) })
      }
    }
    return [...faltas, ...this.#parecidas(identidad, primero)]
  }

  #parecidas(identidad: PersonaJuzgada['identidad'], primero: RenglonPadron): FaltaDeRenglon[] {
    const comparable = comparableDe(identidad)
    if (!comparable) return []
    const { curp } = identidad
    const cercana = this.#cercanas.find(comparable)
    const nombre = [identidad.nombres, identidad.apellidoPaterno, identidad.apellidoMaterno].filter(Boolean).join(' ')
    if (!cercana) this.#cercanas.add(comparable, { curp, linea: primero.linea, nombre })
    if (!cercana || cercana.curp === curp) return []
    return [parecida(primero, identidad, `${cercana.nombre}, del renglón ${cercana.linea}`)]
  }
}

const deDos = (renglon: RenglonPadron, campo: CampoPadron, valor: string, otra: Anterior): FaltaDeRenglon =>
  faltaDe(renglon, campo, 'C448', valor, `un dato que no sea también de ${otra.curp}, del renglón ${otra.linea}`)

/** Most rows without a CURP whose keys are remembered. */
const SIN_CURP_MAX = 50_000

/** The keys of rows whose CURP could not be read, with their lines: their people would enter half. */
export async function clavesSinCurp(cargaId: number): Promise<ReadonlyMap<string, number>> {
  const binds = new Binds()
  const rows = await selectRows<{ linea: number; datos: string }>(
    `SELECT linea, datos FROM carga_renglones WHERE carga_id = ${binds.add(cargaId)} AND llave IS NULL
       AND veredicto = 'rechazado' ORDER BY linea LIMIT ${SIN_CURP_MAX}`,
    binds.values,
  )
  return new Map(
    rows.toReversed().flatMap(({ linea, datos }) => {
      const { valores } = JSON.parse(datos) as { readonly valores: Readonly<Record<string, string | number>> }
      return UNICAS.flatMap((campo) =>
        valores[campo] === undefined ? [] : [[`${campo} ${valores[campo]}`, linea] as const],
      )
    }),
  )
}
