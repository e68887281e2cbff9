import type { Actor } from '#domain/acceso/actor.ts'
import type { EfectoCarga } from '#domain/cargas/carga.ts'
import { juzgarRenglones, type AccionRenglon, type RenglonJuzgado } from '#domain/cargas/catalogos/juzgar-renglones.ts'
import { isRechazo } from '#domain/cargas/codigos.ts'
import { conFaltasDeRegla, type Falta } from '#domain/cargas/falta.ts'
import type { LineaLeida } from '#domain/cargas/lectura/compilar-plano.ts'
import { usadoDe, type Catalogo } from '#domain/organica/catalogos/catalogo.ts'
import { AppError, conflict } from '#api/errors.ts'
import { findCatalogo, holdCatalogo, selectCatalogos } from '#api/organica/catalogos/catalogo-row.ts'
import { guardarRenglones } from '#api/organica/catalogos/guardar-renglones.ts'
import { readCatalogo } from '#api/organica/catalogos/read-catalogo.ts'
import { countUsos } from '#api/organica/catalogos/usos.ts'
import type { CargaRow } from '#api/cargas/carga-row.ts'
import { deRenglones, renglonesEscenificados } from '#api/cargas/tipos/de-renglones.ts'
import type { Juez } from '#api/cargas/tipos/servidor-de-carga.ts'
import { empezarAContar } from '#api/cargas/vigencia-carga.ts'

/** Rows of one simple catalogue: all are written or none. What a row does is in its key: a catalogue that changed makes another simulation. */
export const SERVIDOR_CATALOGOS = deRenglones('catalogos', {
  asuntos: async () => (await selectCatalogos()).map(({ clave, nombre }) => ({ clave, nombre })),
  juez: (_actor, { asunto }) => Promise.resolve(juezDeCatalogo(asunto)),
  ensayar: assertCambia,
  cifras: async ({ id }) => ({ totales: [], sinRenglon: 0, efectos: await efectosDe(id) }),
  publicacion: { por: 'transaccion', publicar: publicarRenglones },
})

const juezDeCatalogo = (clave: string): Juez => ({
  juzgar: async (lineas) => {
    const catalogo = await catalogoSiExiste(clave)
    const juzgados = await juzgar(catalogo, lineas)
    return juzgados.map((juzgado, i) => ({
      afiliadoId: null,
      llave: llaveDe(juzgado),
      // A key that is twice in the file has its fault at both rows.
      ocupa: [],
      faltas: conFaltasDeRegla(lineas[i]?.faltas ?? [], catalogo ? juzgado.faltas : [SIN_CATALOGO(clave)]),
      filas: () => [],
    }))
  },
  ocupadas: () => Promise.resolve(new Map()),
  repetido: () => {
    throw new Error('Rows of a catalogue occupy nothing')
  },
})

const SIN_CATALOGO = (clave: string): Falta => ({
  ...{ codigo: 'C445', campo: 'Catálogo', columna: '', hallado: clave, esperado: 'un catálogo que exista' },
})

/** The catalogue of a load; null if somebody deleted it meanwhile. */
async function catalogoSiExiste(clave: string): Promise<Catalogo | null> {
  try {
    return await findCatalogo(clave)
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 404) throw error
    return null
  }
}

async function juzgar(catalogo: Catalogo | null, lineas: readonly LineaLeida[]): Promise<RenglonJuzgado[]> {
  const clave = catalogo?.clave ?? ''
  return juzgarRenglones(
    lineas.map(({ valores }) => valores),
    {
      actuales: await readCatalogo(clave),
      protegido: catalogo?.protegido ?? false,
      usos: await countUsos(clave),
      usado: usadoDe(clave) ?? ['registro', 'registros'],
    },
  )
}

/** The key of the row, what it does, and the version that it changes. */
const llaveDe = ({ datos: { clave }, accion, antes }: RenglonJuzgado): string =>
  [clave, accion, antes?.version ?? 0].join(' ')

const accionDeLlave = (llave: string): string => llave.split(' ')[1] ?? ''

/** Throws 422 if no row of the file changes anything. */
async function assertCambia(_actor: Actor, { id }: CargaRow): Promise<string> {
  const renglones = await renglonesEscenificados(id)
  if (renglones.every(({ llave }) => accionDeLlave(llave) === 'igual'))
    throw new AppError(422, 'sin_cambios', 'El archivo no cambia nada: el catálogo ya tiene estos renglones.')
  return ''
}

const TITULOS: Readonly<Record<AccionRenglon, string>> = {
  nuevo: 'Renglones nuevos',
  cambia: 'Renglones que cambian',
  igual: 'Renglones que quedan igual',
}

async function efectosDe(cargaId: number): Promise<EfectoCarga[]> {
  const acciones = (await renglonesEscenificados(cargaId)).map(({ llave }) => accionDeLlave(llave))
  return Object.entries(TITULOS)
    .map(([accion, titulo]) => ({ titulo, renglones: acciones.filter((each) => each === accion).length }))
    .filter(({ renglones }) => renglones > 0)
}

async function publicarRenglones(actor: Actor, carga: CargaRow): Promise<void> {
  const catalogo = await holdCatalogo(carga.asunto)
  const escenificados = await renglonesEscenificados(carga.id)
  const juzgados = await juzgar(
    catalogo,
    escenificados.map(({ leida }) => leida),
  )
  // Again, now that nobody else writes: somebody may have changed a row meanwhile.
  const sigue = juzgados.every(
    (juzgado, i) =>
      llaveDe(juzgado) === escenificados[i]?.llave && !juzgado.faltas.some(({ codigo }) => isRechazo(codigo)),
  )
  if (!sigue)
    throw conflict(
      'veredictos',
      `Desde la simulación cambió el catálogo ${catalogo.nombre}: revisa la simulación de nuevo.`,
    )
  await guardarRenglones(
    actor,
    catalogo.clave,
    juzgados.filter(({ accion }) => accion !== 'igual'),
  )
  await empezarAContar(carga)
}
