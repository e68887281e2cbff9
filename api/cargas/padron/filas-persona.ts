import { CAMPOS_HISTORIA, type ValoresPersona } from '#domain/afiliacion/historia/entrada-historia.ts'
import { camposDePercepciones } from '#domain/afiliacion/historia/campos-de-percepciones.ts'
import { changedFields } from '#domain/afiliacion/historia/as-of.ts'
import { registraPersona } from '#domain/afiliacion/tipos/reglas-de.ts'
import type { CambioVisible } from '#domain/afiliacion/tramites/tramite.ts'
import { isMismasPercepciones, type EntradaPadron, type PuestoPadron } from '#domain/cargas/padron/historia-padron.ts'
import type { PersonaJuzgada } from '#domain/cargas/padron/juzgar-persona.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { afiliadoValues, lugarValues, orgValues } from '#api/afiliacion/alta/afiliado-values.ts'
import type { Bind } from '#api/db/sql.ts'

/** Values of a row by column. */
export type Fila = Readonly<Record<string, Bind>>

/** A row of history, before its person and its movement have an id. */
export interface FilaDeHistoria {
  readonly entrada: EntradaPadron
  readonly campos: ValoresPersona
  readonly visibles: readonly CambioVisible[]
}

/** What a person of a file writes. */
export interface FilasDePersona {
  /** As it stands after its whole history, without its internal number. */
  readonly afiliado: Fila
  /** The link to its last post. */
  readonly org: Fila
  /** The alta, whole, and what each later row changed. */
  readonly historia: readonly FilaDeHistoria[]
}

/** The rows of a person that enters. `at`: ISO instant of the load. Throws if it has no history. */
export function filasDePersona(
  { datos, entradas }: PersonaJuzgada,
  at: string,
  creadoPor: number | null,
): FilasDePersona {
  const [alta] = entradas
  const last = entradas.at(-1)
  if (!alta || !last) throw new Error('A person without history does not enter')
  const personales = afiliadoValues(datos)
  let antes = { ...columnasDe(alta), fecha_alta: alta.desde }
  const historia: FilaDeHistoria[] = [{ entrada: alta, campos: deHistoria({ ...personales, ...antes }), visibles: [] }]
  // Only the post and the situation change from here on: the rest is not compared for each of a million rows.
  for (const [i, entrada] of entradas.slice(1).entries()) {
    const previa = entradas[i] ?? alta
    const despues = { ...columnasDe(entrada), fecha_alta: isIngreso(entrada) ? entrada.desde : antes.fecha_alta }
    historia.push({
      entrada,
      campos: { ...changedFields(antes, despues), ...importesDe(previa, entrada) },
      visibles: visiblesDe(previa, entrada),
    })
    antes = despues
  }
  const { percepciones } = last
  return {
    afiliado: {
      ...personales,
      ...columnasDe(last),
      fecha_alta: antes.fecha_alta,
      creado_por: creadoPor,
      creado_at: at,
    },
    org: { ...orgValues(cadenaDe(last), categoriaDe(last)), ...percepciones, propuesta: false, creado_at: at },
    historia,
  }
}

/** An alta begins a service: its day is the new FECHA_ALTA. */
const isIngreso = ({ movimiento }: EntradaPadron): boolean =>
  movimiento !== null && registraPersona(movimiento.tipo.reglas)

const cadenaDe = ({ unidad }: PuestoPadron) => ({ ids: unidad.ids, claves: unidad.claves, nombres: unidad.nombres })

const categoriaDe = ({ categoria: { id, clave, nombre }, sueldoCentavos }: PuestoPadron) => ({
  ...{ id, clave, nombre, sueldoCentavos },
})

function columnasDe(entrada: EntradaPadron): ValoresPersona {
  return {
    ...lugarValues(cadenaDe(entrada), categoriaDe(entrada)),
    puesto_id: entrada.puesto?.id ?? null,
    situacion: entrada.situacion,
  }
}

const deHistoria = (valores: ValoresPersona): ValoresPersona =>
  Object.fromEntries(CAMPOS_HISTORIA.map((campo) => [campo, valores[campo] ?? null]))

/** The amounts of the post that a row sets, and those that it replaces; nothing if they stay. */
function importesDe(antes: EntradaPadron, despues: EntradaPadron): ValoresPersona {
  if (isMismasPercepciones(antes.percepciones, despues.percepciones)) return {}
  return camposDePercepciones({ antes: antes.percepciones, despues: despues.percepciones, cambian: [] })
}

/** What a row changes, in words. */
function visiblesDe(antes: EntradaPadron, despues: EntradaPadron): CambioVisible[] {
  const pares: readonly (readonly [campo: string, antes: string, despues: string])[] = [
    ['Área', antes.unidad.nombres.at(-1) ?? '', despues.unidad.nombres.at(-1) ?? ''],
    ['Puesto', antes.puesto?.nombre ?? '', despues.puesto?.nombre ?? ''],
    ['Categoría', antes.categoria.clave, despues.categoria.clave],
    ['Sueldo mensual', formatPesos(antes.sueldoCentavos), formatPesos(despues.sueldoCentavos)],
    [
      'Otras prestaciones',
      formatPesos(antes.percepciones.otros_prestaciones_centavos),
      formatPesos(despues.percepciones.otros_prestaciones_centavos),
    ],
    [
      'Quinquenios',
      formatPesos(antes.percepciones.quinquenios_centavos),
      formatPesos(despues.percepciones.quinquenios_centavos),
    ],
  ]
  return pares.filter(([, a, b]) => a !== b).map(([campo, a, b]) => ({ campo, antes: a, despues: b }))
}
