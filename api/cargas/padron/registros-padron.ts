import { NOMBRE_SITUACION, type LetraSituacion } from '#domain/afiliacion/situacion.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import type { ContextoPersona } from '#domain/cargas/padron/juzgar-persona.ts'
import type { IdentidadPadron } from '#domain/cargas/padron/identidad-padron.ts'
import { faltaDe, type FaltaDeRenglon, type RenglonPadron } from '#domain/cargas/padron/renglon-padron.ts'
import { parseCurp } from '#domain/identidad/curp.ts'
import { isNearPerson, type PersonaComparable } from '#domain/identidad/near-person.ts'
import { writtenName, type Nombre } from '#domain/identidad/nombre.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { plegarNombre } from '#api/afiliacion/padron/nombre-plegado.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import type { PersonaEscenificada } from './paginas-padron.ts'

type Registros = ContextoPersona['registros']

/** Somebody of the padrón. */
interface Registrada extends Nombre {
  readonly id: number
  readonly interno: number
  readonly curp: string
  readonly nss: string | null
  readonly noempleado: string
  readonly entidadId: number | null
  readonly situacion: LetraSituacion
  readonly fechaNacimiento: PlainDate
}

const COLUMNAS = `id, interno, curp, nss, noempleado, nivel1_id AS "entidadId", situacion, nombre AS nombres,
  apellido_paterno AS "apellidoPaterno", apellido_materno AS "apellidoMaterno", fecha_nacimiento AS "fechaNacimiento"`

/** Who a row is about as far as it says it; the name without accents. Null without a name or a valid CURP. */
export function comparableDe({ curp, nombres, apellidoPaterno, apellidoMaterno }: Dicha): PersonaComparable | null {
  const fechaNacimiento = parseCurp(curp)?.fechaNacimiento
  if (!fechaNacimiento || nombres === null || apellidoPaterno === null) return null
  return { nombres, apellidoPaterno, apellidoMaterno: apellidoMaterno ?? '', fechaNacimiento }
}

type Dicha = Pick<IdentidadPadron, 'curp' | 'nombres' | 'apellidoPaterno' | 'apellidoMaterno'>

/**
 * What the padrón says of the people of a page, in three queries: who has their CURP, NSS or number of the entity (C447, C448), and with `cerca`
 * who is near them (A542). A cancelled record keeps no number.
 */
export async function registrosDePagina(
  personas: readonly PersonaEscenificada[],
  entidadId: number,
  { cerca }: { readonly cerca: boolean },
): Promise<Registros> {
  const renglones = personas.flatMap((persona) => persona.renglones.map(({ renglon }) => renglon))
  const conClave = await selectPorClave(renglones, entidadId)
  const cercanas = cerca ? await selectCercanas(renglones) : () => null
  return (identidad, primero) => {
    const { curp, nss, noempleado } = identidad
    const propia = conClave.find((registrada) => registrada.curp === curp)
    if (propia)
      return [faltaDe(primero, 'curp', 'C447', curp, `una persona que no esté en el padrón: ${quien(propia)}`)]
    const deNss = nss === null ? undefined : conClave.find((registrada) => registrada.nss === nss)
    const deNumero =
      noempleado === null
        ? undefined
        : conClave.find(
            (each) => each.noempleado === noempleado && each.entidadId === entidadId && each.situacion !== 'C',
          )
    const cercana = cercanas(identidad)
    return [
      ...(deNss
        ? [faltaDe(primero, 'nss', 'C448', nss ?? '', `un NSS que no sea de otra persona: ${quien(deNss)}`)]
        : []),
      ...(deNumero
        ? [
            faltaDe(
              primero,
              'noempleado',
              'C448',
              noempleado ?? '',
              `un número que no sea de otra persona: ${quien(deNumero)}`,
            ),
          ]
        : []),
      ...(cercana ? [parecida(primero, identidad, quien(cercana))] : []),
    ]
  }
}

/** The warning of a person who is near another one. */
export const parecida = (primero: RenglonPadron, identidad: Dicha, otra: string): FaltaDeRenglon =>
  faltaDe(primero, 'nombres', 'A542', nombreDe(identidad), `que no sea ${otra}`)

const nombreDe = ({ nombres, apellidoPaterno, apellidoMaterno }: Dicha): string =>
  writtenName(
    { nombres: nombres ?? '', apellidoPaterno: apellidoPaterno ?? '', apellidoMaterno: apellidoMaterno ?? '' },
    'natural',
  )

const quien = (registrada: Registrada): string =>
  `${formatInterno(registrada.interno)} · ${writtenName(registrada, 'natural')}, ${NOMBRE_SITUACION[registrada.situacion].toLowerCase()}`

async function selectPorClave(renglones: readonly RenglonPadron[], entidadId: number): Promise<Registrada[]> {
  const binds = new Binds()
  const dichos = (campo: 'curp' | 'nss' | 'noempleado'): string =>
    binds.addTexts([...new Set(renglones.flatMap((renglon) => renglon[campo] ?? []))])
  return selectRows<Registrada>(
    `SELECT ${COLUMNAS} FROM afiliados WHERE curp IN (${dichos('curp')})
     UNION SELECT ${COLUMNAS} FROM afiliados WHERE nss IN (${dichos('nss')})
     UNION SELECT ${COLUMNAS} FROM afiliados WHERE noempleado IN (${dichos('noempleado')}) AND nivel1_id = ${binds.add(entidadId)}`,
    binds.values,
  )
}

/** Finds somebody of the padrón who is near a person of some rows. */
async function selectCercanas(renglones: readonly RenglonPadron[]): Promise<(dicha: Dicha) => Registrada | null> {
  const comparables = renglones.flatMap((renglon) => comparableDe(renglon) ?? [])
  if (comparables.length === 0) return () => null
  const binds = new Binds()
  const dias = binds.addTexts([...new Set(comparables.map(({ fechaNacimiento }) => fechaNacimiento))])
  const nombres = binds.addTexts([...new Set(comparables.map(plegarNombre))])
  const rows = await selectRows<Registrada>(
    `SELECT ${COLUMNAS} FROM afiliados WHERE fecha_nacimiento IN (${dias})
     UNION SELECT ${COLUMNAS} FROM afiliados WHERE nombre_plegado IN (${nombres})`,
    binds.values,
  )
  const cercanas = new Cercanas<Registrada>()
  for (const row of rows) cercanas.add(row, row)
  return (dicha) => {
    const comparable = comparableDe(dicha)
    return comparable ? cercanas.find(comparable) : null
  }
}

/** People by birth date and by name, among whom near ones are searched. */
export class Cercanas<T> {
  readonly #byDia = new Map<string, { readonly persona: PersonaComparable; readonly dato: T }[]>()
  readonly #byNombre = new Map<string, { readonly persona: PersonaComparable; readonly dato: T }[]>()

  add(persona: PersonaComparable, dato: T): void {
    for (const [mapa, clave] of [
      [this.#byDia, persona.fechaNacimiento],
      [this.#byNombre, plegarNombre(persona)],
    ] as const) {
      const own = mapa.get(clave)
      if (own) own.push({ persona, dato })
      else mapa.set(clave, [{ persona, dato }])
    }
  }

  find(persona: PersonaComparable): T | null {
    const candidatas = [
      ...(this.#byDia.get(persona.fechaNacimiento) ?? []),
      ...(this.#byNombre.get(plegarNombre(persona)) ?? []),
    ]
    return candidatas.find((each) => isNearPerson(persona, each.persona))?.dato ?? null
  }
}
