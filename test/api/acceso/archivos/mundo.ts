import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { clavePagina } from '#api/documentos/claves-archivo.ts'
import { putFile } from '#api/files/storage.ts'
import { clavePagina as claveHoja } from '#api/procesos/documentacion/delete-archivos.ts'
import { EDUCACION, lugarDe, registrarAlta, SALUD, subirArchivo, type AltaHecha } from '#test/support/afiliacion.ts'
import { Client, signIn } from '#test/support/client.ts'
import { jpg } from '#test/support/imagen/imagenes.ts'
import { CUENTAS } from '../derechos/cuentas.ts'

/**
 * Who asks: the nine demo accounts, then two more front desks of the Secretaría de Salud, each of one dependency of it
 * (`ventanilla1` is of the whole Secretaría). The person of the records is of the first one's dependency.
 */
export const QUIENES = [...CUENTAS, 'mesa1', 'mesa2'] as const
export type Quien = (typeof QUIENES)[number]

/** Files of every kind, by what became of them. Papers: id of the file. Documents: folio of their record and stored name. */
export interface Mundo {
  readonly papel: Readonly<Record<CasoPapel, string>>
  readonly documento: Readonly<Record<CasoDocumento, Documento>>
  readonly alta: Readonly<Record<'salud' | 'educacion' | 'retirada', AltaHecha>>
  readonly caso: string
}
export type CasoPapel =
  | 'borrador de ventanilla1'
  | 'borrador de mesa1'
  | 'borrador de otra entidad'
  | 'corrección abierta'
  | 'vigente'
  | 'fotografía'
  | 'reemplazado'
  | 'de un alta retirada'
  | 'de otra entidad'
  | 'suelto'
  | 'quitado del borrador'
  | 'de un borrador descartado'
  | 'de un borrador vencido'
  | 'que nunca existió'
export type CasoDocumento =
  | 'de un proceso del instituto'
  | 'versión anterior'
  | 'de un proceso de captura'
  | 'de un proceso de todos'
  | 'de un módulo del instituto'
  | 'general'
  | 'con el folio de otro'
  | 'sin registrar'
  | 'eliminado'
  | 'con una ruta por nombre'
export interface Documento {
  readonly folio: number
  readonly nombre: string
}

const clients = new Map<Quien, Client>()
export function como(quien: Quien): Client {
  const client = clients.get(quien)
  if (!client) throw new Error(`${quien} has not signed in`)
  return client
}

/** Signs everybody in and makes the files, each as the portal makes them. */
export async function crearMundo(): Promise<Mundo> {
  for (const cuenta of CUENTAS) clients.set(cuenta, await signIn(cuenta))
  await createMesas()
  const alta = {
    salud: await registrarAlta(como('ventanilla1'), await lugarDe(SALUD)),
    educacion: await registrarAlta(como('ventanilla2'), await lugarDe(EDUCACION)),
    retirada: await registrarAlta(como('ventanilla1'), await lugarDe(SALUD)),
  }
  const papel = await createPapeles(alta)
  return { alta, papel, documento: await createDocumentos(), caso: await createCaso() }
}

async function createMesas(): Promise<void> {
  const salud = await lugarDe(SALUD)
  const otra = await selectRow<{ id: number }>(
    'SELECT id FROM unidades WHERE nivel = 2 AND parent_id = $1 AND id <> $2 AND activo ORDER BY id LIMIT 1',
    [salud.adscripcion, salud.dependencia],
  )
  for (const [usuario, dependenciaId] of [
    ['mesa1', salud.dependencia],
    ['mesa2', otra?.id],
  ] as const) {
    const lugar = { entidadId: salud.entidad, adscripcionId: salud.adscripcion, dependenciaId }
    const body = { usuario, nombre: `Mesa ${usuario}`, perfilId: 6, ...lugar }
    const { clave } = await made(como('admin').post<{ clave: string }>('/api/panel/usuarios', body))
    const client = new Client()
    await client.post('/api/login', { usuario, pass: clave })
    await made(client.post('/api/contrasena', { actual: clave, nueva: `nube verde de ${usuario}` }))
    clients.set(usuario, client)
  }
}

/** The body of an answer that must be right. */
async function made<T>(answer: Promise<{ status: number; body: T }>): Promise<T> {
  const { status, body } = await answer
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}

export async function nuevoBorrador(quien: Quien, corrige?: string): Promise<string> {
  const body = { tipo: 'alta', ...(corrige !== undefined && { corrige }) }
  return (await made(como(quien).post<{ id: string }>('/api/borradores', body))).id
}

/** Puts a draft past its term. */
export async function vencer(borrador: string): Promise<string> {
  await inTransaction(() =>
    execute('UPDATE borradores SET vence_at = $1 WHERE id = $2', ['2020-01-01T00:00:00.000Z', borrador]),
  )
  return borrador
}

/** A paper sent up by `quien`, with the image of its page as the reader would have kept it. */
export async function nuevoPapel(quien: Quien, borrador?: string, clase = 'carta'): Promise<string> {
  const id = await subirArchivo(como(quien), clase, borrador)
  await putFile(clavePagina(id, 1), jpg())
  return id
}

async function createPapeles({ salud, educacion, retirada }: Mundo['alta']): Promise<Mundo['papel']> {
  const [propio, mesa, otro] = [
    await nuevoBorrador('ventanilla1'),
    await nuevoBorrador('mesa1'),
    await nuevoBorrador('ventanilla2'),
  ]
  const [descartado, vencido] = [await nuevoBorrador('ventanilla1'), await nuevoBorrador('ventanilla1')]
  const quitado = await nuevoPapel('ventanilla1', propio)
  await made(como('ventanilla1').delete(`/api/archivos/${quitado}`))
  const delDescartado = await nuevoPapel('ventanilla1', descartado)
  await made(como('ventanilla1').delete(`/api/borradores/${descartado}`))
  const delVencido = await nuevoPapel('ventanilla1', vencido)
  const [reemplazado, vigente] = [await agregar(salud, 'carta'), await agregar(salud, 'carta')]
  const foto = await agregar(salud, 'foto')
  const delRetirado = await agregar(retirada, 'carta')
  const retiro = { version: 1, motivo: 'Se registró por error.' }
  await made(como('ventanilla1').post(`/api/movimientos/${retirada.folio}/retirar`, retiro))
  const papel = {
    'borrador de ventanilla1': await nuevoPapel('ventanilla1', propio),
    'borrador de mesa1': await nuevoPapel('mesa1', mesa),
    'borrador de otra entidad': await nuevoPapel('ventanilla2', otro),
    'corrección abierta': await nuevoPapel('ventanilla1', await nuevoBorrador('ventanilla1', salud.folio)),
    vigente,
    fotografía: foto,
    reemplazado,
    'de un alta retirada': delRetirado,
    'de otra entidad': await agregar(educacion, 'carta', 'ventanilla2'),
    suelto: await nuevoPapel('ventanilla1'),
    'quitado del borrador': quitado,
    'de un borrador descartado': delDescartado,
    'de un borrador vencido': delVencido,
    'que nunca existió': 'AAAAAAAAAAAAAAAAAAAAAA',
  }
  // Last: a draft that is opened sweeps those that expired.
  await vencer(vencido)
  return papel
}

async function agregar(alta: AltaHecha, tipo: string, quien: Quien = 'ventanilla1'): Promise<string> {
  const archivo = await nuevoPapel(quien, undefined, tipo)
  await made(como(quien).post(`/api/afiliados/${alta.afiliadoId}/documentos`, { tipo, archivo }))
  return archivo
}

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

async function subirDocumento(folio: number, nombre = 'manual.pdf'): Promise<string> {
  const form = new FormData()
  form.set('folio', String(folio))
  form.set('archivo', new File([PDF], nombre))
  const { nombreArchivo } = await made(como('admin').upload<{ nombreArchivo: string }>('/api/upload', form))
  const row = await selectRow<{ id: number }>('SELECT id FROM documentacion_archivos WHERE nombre = $1', [
    nombreArchivo,
  ])
  await putFile(claveHoja(row?.id ?? 0, 1), jpg())
  return nombreArchivo
}

/** Registers a file where `ruta` says; the same kind of document again keeps the one before as a version. */
async function registrar(ruta: 'abc' | 'general' | 'modulo', folio: number, tipo: string) {
  const nombre = await subirDocumento(folio)
  const dueno = ruta === 'abc' ? { id_proceso: folio } : ruta === 'modulo' ? { id_modulo: folio } : {}
  const body = { tipo, nombre_archivo: nombre, cargado: 1, ...dueno }
  const { id } = await made(como('admin').post<{ id: number }>(`/api/documentacion/${ruta}`, body))
  return { folio, nombre, id }
}

async function createDocumentos(): Promise<Mundo['documento']> {
  const [orientacion, alta, solicitudes] = [
    await procesoDe('/tramite-pension/orientacion'),
    await procesoDe('/afiliacion'),
    await procesoDe('/solicitudesMovimientos'),
  ]
  const anterior = await registrar('abc', orientacion.id, 'Procedimiento')
  const actual = await registrar('abc', orientacion.id, 'Procedimiento')
  const eliminado = await registrar('abc', orientacion.id, 'Indicadores')
  await made(como('admin').delete(`/api/documentacion/abc?id=${eliminado.id}`))
  return {
    'de un proceso del instituto': actual,
    'versión anterior': anterior,
    'de un proceso de captura': await registrar('abc', alta.id, 'Normatividad'),
    'de un proceso de todos': await registrar('abc', solicitudes.id, 'Normatividad'),
    'de un módulo del instituto': await registrar('modulo', orientacion.id_modulo, 'Normatividad'),
    general: await registrar('general', 0, 'Normatividad'),
    'con el folio de otro': { folio: alta.id, nombre: actual.nombre },
    'sin registrar': { folio: orientacion.id, nombre: await subirDocumento(orientacion.id) },
    eliminado,
    'con una ruta por nombre': { folio: 0, nombre: '../../secretos/clave' },
  }
}

async function procesoDe(componente: string): Promise<{ readonly id: number; readonly id_modulo: number }> {
  const [row] = await selectRows<{ id: number; id_modulo: number }>(
    'SELECT id, id_modulo FROM procesos WHERE componente = $1 ORDER BY id LIMIT 1',
    [componente],
  )
  if (!row) throw new Error(`no process ${componente}`)
  return row
}

/** Opened by the desk of the Secretaría de Salud, in a process that every profile has. Gives its folio. */
async function createCaso(): Promise<string> {
  const { id } = await procesoDe('/solicitudesMovimientos')
  const body = { proceso: id, asunto: 'Aclaración de un movimiento', vence: '2027-01-15' }
  return (await made(como('ventanilla1').post<{ folio: string }>('/api/casos', body))).folio
}
