import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { addDays, type PlainDate } from '#domain/plain-date.ts'
import { accionesDeCarga } from '#domain/cargas/acciones-carga.ts'
import { entranDe, type DetalleCarga, type SimulacionCarga } from '#domain/cargas/carga.ts'
import { seDeshace, tipoCarga } from '#domain/cargas/tipos-carga.ts'
import { puedeAutorizar } from '#domain/autorizaciones/dos-manos.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { selectRows } from '#api/db/sql.ts'
import { hasFile } from '#api/files/storage.ts'
import { archivoDeCarga, findCarga, folioDe, isPublicandose, loadCarga, type CargaRow } from '#api/cargas/carga-row.ts'
import { presentCarga } from '#api/cargas/present-carga.ts'
import { simulacionDe } from '#api/cargas/simular-carga.ts'
import { deshacerPendiente } from '#api/cargas/aprobacion/deshacer-pendiente.ts'
import { impedimentoDeAprobar, impedimentoDeValidar, isDeOtra } from '#api/cargas/validar-carga.ts'
import { tiposQueCarga } from '#api/cargas/tipos/derechos-de-tipo.ts'
import { loadConstantesCarga } from './constantes-de-carga.ts'
import { veOriginal } from './original.ts'
import { pasoDe } from './paso-carga.ts'

/** A load, what it would do or did, and what the actor may do with it. Throws 403, 404. */
export async function detalleCarga(actor: Actor, { folio }: { readonly folio: string }): Promise<DetalleCarga> {
  authorize(actor, 'cargas.leer')
  const carga = await findCarga(actor, folio)
  const paso = await pasoDe(carga)
  const impedimento = await impedimentoDe(actor, carga)
  const hayArchivo = await hasFile(archivoDeCarga(carga.id))
  const porDeshacer = await deshacerPendiente(carga)
  const acciones = accionesDeCarga({
    ...carga,
    enMarcha: paso !== null && paso.estado !== 'detenido',
    aprobada: isPublicandose(carga),
    hayArchivo,
    veOriginal: await veOriginal(actor, carga),
    conOficio: tipoCarga(carga.tipo).conOficio === true,
    porDeshacer: porDeshacer !== null,
    puede: puedeCon(actor, carga, impedimento),
  })
  return {
    ...(paso === null ? await simulacionDe(carga) : enMarcha(carga)),
    version: carga.version,
    paso,
    acciones,
    impedimento,
    porDeshacer,
    descartarPideMotivo: await isDeOtra(actor, carga),
    conserva: await conservaDe(carga, hayArchivo),
    corrige: carga.corrigeId === null ? null : folioDe(await loadCarga(carga.corrigeId)),
    corregidaPor: await correcciones(carga),
  }
}

/** Until when its file and its rows are kept (`olvidarCargas`). */
async function conservaDe({ creadaAt, terminadaAt }: CargaRow, hayArchivo: boolean): Promise<DetalleCarga['conserva']> {
  const constante = await loadConstantesCarga()
  const hasta = (at: string, dias: number): PlainDate => addDays(todayInMexico(Date.parse(at)), dias)
  return {
    archivoHasta: hayArchivo ? hasta(creadaAt, constante('CARGA_ARCHIVO_DIAS')) : null,
    renglonesHasta: terminadaAt === null ? null : hasta(terminadaAt, constante('CARGA_RENGLONES_DIAS')),
  }
}

/** What is known of a load whose rows are still being read or written. */
function enMarcha(carga: CargaRow): SimulacionCarga {
  return {
    carga: presentCarga(carga),
    entran: entranDe(carga),
    personas: carga.personas,
    ...{
      borrados: 0,
      omitidos: 0,
      totales: [],
      efectos: [],
      faltas: [],
      conciliacion: [],
      pagos: null,
      aumento: null,
      direcciones: null,
      oficio: null,
      pideMotivo: false,
      sinRenglon: 0,
      refuerzo: [],
      aprueban: [],
      avisos: [],
      sustituye: null,
      dejan: 0,
      anterior: null,
    },
  }
}

type Puede = Parameters<typeof accionesDeCarga>[0]['puede']

function puedeCon(actor: Actor, { tipo }: CargaRow, impedimento: string): Puede {
  const { autoriza } = tipoCarga(tipo)
  const cargar = tiposQueCarga(actor).includes(tipo)
  const libre = impedimento === ''
  const deshacer = seDeshace(tipo) && can(actor, 'cargas.aprobar')
  switch (autoriza.por) {
    case 'dependencia':
      return { cargar, validar: can(actor, 'cargas.validar') && libre, aprobar: can(actor, 'cargas.aprobar'), deshacer }
    case 'otra_persona':
      return { cargar, validar: false, aprobar: puedeAutorizar(actor, autoriza.accion) && libre, deshacer }
    case 'nadie':
      return { cargar, validar: false, aprobar: false, deshacer }
  }
}

async function impedimentoDe(actor: Actor, carga: CargaRow): Promise<string> {
  const { autoriza } = tipoCarga(carga.tipo)
  if (carga.estado === 'revisada' && carga.renglones === carga.rechazados)
    return 'Ningún renglón entra: descarga los rechazados, corrígelos y carga ese archivo.'
  if (autoriza.por === 'otra_persona')
    return carga.estado === 'por_aprobar' ? impedimentoDeAprobar(actor, carga, autoriza.quien) : ''
  return carga.estado === 'por_validar' && can(actor, 'cargas.validar') ? impedimentoDeValidar(actor, carga) : ''
}

async function correcciones({ id }: CargaRow): Promise<string[]> {
  const rows = await selectRows<Pick<CargaRow, 'id' | 'creadaAt'>>(
    `SELECT id, creada_at AS "creadaAt" FROM cargas WHERE corrige_id = $1 AND estado NOT IN ('rechazada', 'descartada', 'deshecha') ORDER BY id`,
    [id],
  )
  return rows.map(folioDe)
}
