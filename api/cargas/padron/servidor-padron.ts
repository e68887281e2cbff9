import type { Actor } from '#domain/acceso/actor.ts'
import { NOMBRE_SITUACION, type LetraSituacion } from '#domain/afiliacion/situacion.ts'
import type { AsuntoCarga } from '#domain/cargas/carga.ts'
import type { LineaLeida } from '#domain/cargas/lectura/compilar-plano.ts'
import { PADRON } from '#domain/cargas/padron/campos-padron.ts'
import { llavePadron } from '#domain/cargas/padron/renglon-padron.ts'
import { sinDato } from '#domain/cargas/sin-dato.ts'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { conflict } from '#api/errors.ts'
import type { CargaRow } from '#api/cargas/carga-row.ts'
import { deRenglones } from '#api/cargas/tipos/de-renglones.ts'
import type { CifrasCarga, Juez, Juicio, ResumenTipo } from '#api/cargas/tipos/servidor-de-carga.ts'
import { entidadesDePadron, loadPadronDeEntidad } from './catalogos-padron.ts'
import { porQueYaCerro } from './primer-cierre.ts'
import { publicarPadron } from './publicar-padron.ts'
import { assertSinConstruirPadron, retirarPadron } from './retirar-padron.ts'
import { revisarPadron, type EfectoPadron } from './revisar-padron.ts'

/**
 * The people of one entity with their history. A row alone only says whose it is: the rows of a person are judged together once the file is read
 * (`ensayar`), again before the load waits for its approval (`acabar`), and as they are published, by a job after the approval.
 */
export const SERVIDOR_PADRON = deRenglones('padron', {
  asuntos: async () => (await entidadesDePadron()).map(({ clave, nombre }): AsuntoCarga => ({ clave, nombre })),
  juez: () => Promise.resolve(JUEZ),
  ensayar,
  acabar: volverARevisar,
  cifras: (carga) => Promise.resolve(cifrasDe(carga)),
  resumen: (carga) => Promise.resolve(resumenDe(carga)),
  importePrevisto: (carga) => Promise.resolve(efectoDe(carga)?.sueldosCentavos ?? 0),
  publicacion: { por: 'trabajo', publicar: publicarPadron },
  assertRetirable: assertSinConstruirPadron,
  retirar: (_actor, carga) => retirarPadron(carga),
})

/** Several rows are of one person: no row takes the place of another. */
const JUEZ: Juez = {
  juzgar: (lineas) => Promise.resolve(lineas.map(juzgarRenglon)),
  ocupadas: () => Promise.resolve(new Map()),
  repetido: (linea) => {
    throw new Error(`No row of a padrón repeats line ${linea}`)
  },
}

function juzgarRenglon({ valores, faltas }: LineaLeida): Juicio {
  const llave = llavePadron(valores)
  return {
    afiliadoId: null,
    llave: llave === '' ? null : llave,
    ocupa: [],
    faltas: [...faltas, ...sinDato(['curp'], valores, PADRON, faltas)],
    filas: () => [],
  }
}

/** Judges the people of a file that was read. Throws 409 `ya_cerro` with the figures of the entity's first close. */
async function ensayar(_actor: Actor, carga: CargaRow): Promise<string> {
  await assertSinCierre(carga)
  const { efecto } = await revisarPadron(carga, 'todos')
  return JSON.stringify(efecto)
}

async function assertSinCierre(carga: CargaRow): Promise<void> {
  const cierre = await yaCerro(carga)
  if (cierre !== '') throw conflict('ya_cerro', cierre)
}

async function yaCerro(carga: CargaRow): Promise<string> {
  const { entidadId, entidad } = await loadPadronDeEntidad(carga)
  return porQueYaCerro(entidadId, entidad)
}

/** Judges again whoever enters: people, units and closes may have changed since the simulation. */
async function volverARevisar(_actor: Actor, carga: CargaRow): Promise<string> {
  const cierre = await yaCerro(carga)
  if (cierre !== '') return cierre
  const { efecto, rechazados } = await revisarPadron(carga, 'entran')
  await inTransaction(() => execute('UPDATE cargas SET efecto = $1 WHERE id = $2', [JSON.stringify(efecto), carga.id]))
  if (rechazados === 0) return ''
  return `Desde la simulación cambió lo que pasa con ${cuentaTexto(rechazados, 'renglón', 'renglones')}: revisa la simulación de nuevo.`
}

/** What the people of a load come to; null while its file is read. */
const efectoDe = ({ efecto }: Pick<CargaRow, 'efecto'>): EfectoPadron | null =>
  efecto === '' ? null : (JSON.parse(efecto) as EfectoPadron)

function cifrasDe(carga: CargaRow): CifrasCarga {
  const efecto = efectoDe(carga)
  if (!efecto) return { totales: [], sinRenglon: 0 }
  const { personas, historia, sueldosCentavos } = efecto
  return {
    sinRenglon: 0,
    totales: [
      {
        titulo: 'Sueldo mensual de quienes quedan en activo o de licencia',
        ...{ archivoCentavos: null, entranCentavos: sueldosCentavos, antesCentavos: null, deConcepto: false },
      },
    ],
    efectos: [
      { titulo: 'Personas', renglones: personas },
      ...porSituacion(efecto).map(([titulo, renglones]) => ({ titulo, renglones })),
      { titulo: 'Movimientos de su historia', renglones: historia },
    ],
  }
}

const porSituacion = ({ porSituacion: cuentas }: EfectoPadron): (readonly [string, number])[] =>
  Object.entries(NOMBRE_SITUACION).flatMap(([letra, nombre]) => {
    const n = cuentas[letra as LetraSituacion] ?? 0
    return n === 0 ? [] : [[`En ${nombre}`, n] as const]
  })

/** What the jefe reads: people, by situation, and what they earn. */
function resumenDe(carga: CargaRow): ResumenTipo {
  const efecto = efectoDe(carga)
  if (!efecto) throw new Error(`Load ${carga.id} has no simulation`)
  const { personas, historia, sueldosCentavos } = efecto
  return {
    cuantos: cuentaTexto(personas, 'persona', 'personas'),
    cambios: [
      ['Personas', formatCuenta(personas)],
      ...porSituacion(efecto).map(([titulo, n]) => [titulo, formatCuenta(n)] as const),
      ['Movimientos de su historia', formatCuenta(historia)],
      ['Sueldo mensual de quienes quedan en activo o de licencia', formatPesos(sueldosCentavos)],
      ['Renglones rechazados', formatCuenta(carga.rechazados)],
    ],
    importeCentavos: sueldosCentavos,
  }
}
