import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { resetMemory } from '#api/memory.ts'
import { env } from '#api/env.ts'
import { SALUD, lugarDe, registrarAlta, subirArchivo } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { fileForm } from '#test/support/upload.ts'

let admin: Client
let afiliadoId: number | string
const DE_SOBRA = { DISK_MIN_MB: env.DISK_MIN_MB, DISK_MIN_READ_MB: env.DISK_MIN_READ_MB }
/** More than any disk has. */
const NUNCA = 1_000_000_000
const casiLleno = 'El servidor casi no tiene espacio en disco'

beforeAll(async () => {
  admin = await signIn('admin')
  afiliadoId = (await registrarAlta(await signIn('ventanilla1'), await lugarDe(SALUD))).afiliadoId
})
afterEach(async () => {
  Object.assign(env, DE_SOBRA)
  await resetMemory()
})

describe('a disk that is nearly full', () => {
  it('takes no files, loads, altas or exports, and says why; people are still read and written', async () => {
    Object.assign(env, { DISK_MIN_MB: NUNCA })
    const desk = await signIn('ventanilla1')
    const refused = [
      await admin.upload<{ error: string }>('/api/cargas/planos/propuesta', fileForm(Buffer.from('a'), 'a.csv')),
      await admin.post<{ error: string }>('/api/panel/usuarios/exportar', {}),
      await desk.post<{ error: string }>('/api/tramites/alta', {}),
      await desk.post<{ error: string }>('/api/tramites/alta-historico', {}),
      await admin.upload<{ error: string }>('/api/cargas', fileForm(Buffer.from('a'), 'banco.csv')),
      await admin.post<{ error: string }>('/api/cargas/CRG-26-000001/cargar', { version: 1 }),
    ]
    for (const { status, body } of refused)
      expect([status, body.error]).toEqual([503, expect.stringContaining(casiLleno)])
    await expect(subirArchivo(desk, 'curp')).rejects.toThrow('503')
    expect((await admin.get(`/api/panel/afiliados/${afiliadoId}`)).status).toBe(200)
    expect((await desk.post('/api/borradores', { tipo: 'alta' })).status).toBe(201)
  })

  it('shows nobody’s data either when not even a line fits, and still answers what names nobody', async () => {
    Object.assign(env, { DISK_MIN_READ_MB: NUNCA })
    const read = await admin.get<{ error: string }>(`/api/panel/afiliados/${afiliadoId}`)
    expect([read.status, read.body.error]).toEqual([
      503,
      'No se puede mostrar: la consulta no pudo anotarse en la bitácora. Avisa a quien administra el portal.',
    ])
    // A list of people does not leave as a file either: nobody could tell afterwards who took it.
    expect((await admin.post('/api/panel/consulta/exportar', {})).status).toBe(503)
    expect((await admin.get('/api/info')).status).toBe(200)
  })
})
