import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { deliverCorreos } from '#api/correo/deliver-correos.ts'
import { queueCorreo, type NuevoCorreo } from '#api/correo/queue-correo.ts'
import { carpetaCorreo, createTransporte } from '#api/correo/transporte.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { env } from '#api/env.ts'
import { signIn } from '#test/support/client.ts'
import { startSmtpFalso } from './smtp-falso.ts'

const AVISO: NuevoCorreo = {
  para: 'persona@ejemplo.gob.mx',
  asunto: 'Tu contraseña cambió',
  texto: 'Hola, Señora Núñez:\n\nTu contraseña cambió.',
  clase: 'cuenta',
}
const SECRETO: NuevoCorreo = {
  ...AVISO,
  asunto: 'Recupera tu acceso',
  texto: 'https://portal.ejemplo/recuperar/este-enlace-es-secreto',
  clase: 'recuperacion',
  reservado: true,
}

const queue = (correo: NuevoCorreo) => inTransaction(() => queueCorreo(SISTEMA, correo))
const rowOf = (id: number) =>
  selectRow<{ estado: string; texto: string; intentos: number; error: string; medio: string | null }>(
    'SELECT estado, texto, intentos, error, medio FROM correos WHERE id = $1',
    [id],
  )
const outbox = async () => {
  const names = await readdir(carpetaCorreo()).catch(() => [])
  return Promise.all(names.sort().map((name) => readFile(path.join(carpetaCorreo(), name), 'utf8')))
}

beforeEach(() => execute('DELETE FROM correos'))

describe('the queue', () => {
  it('takes a message only inside a transaction, and forgets it when the change is not kept', async () => {
    await expect(queueCorreo(SISTEMA, AVISO)).rejects.toThrow()
    const failing = inTransaction(async () => {
      await queueCorreo(SISTEMA, AVISO)
      throw new Error('the change failed')
    })
    await expect(failing).rejects.toThrow('the change failed')
    expect(await deliverCorreos()).toEqual({ enviados: 0, fallidos: 0 })
  })

  it('without a mail server leaves each message as a file that only its owner reads', async () => {
    const before = (await outbox()).length
    const id = await queue(AVISO)
    expect(await deliverCorreos()).toEqual({ enviados: 1, fallidos: 0 })
    expect(await rowOf(id)).toMatchObject({ estado: 'enviado', medio: 'carpeta', texto: AVISO.texto })
    const files = await outbox()
    expect(files.length).toBe(before + 1)
    expect(files.at(-1)).toMatch(/^To: persona@ejemplo\.gob\.mx$/m)
    const [name = ''] = await readdir(carpetaCorreo())
    expect((await stat(path.join(carpetaCorreo(), name))).mode & 0o077).toBe(0)
  })

  it('keeps a reserved text sealed while it waits and forgets it once it left', async () => {
    const id = await queue(SECRETO)
    expect((await rowOf(id))?.texto).not.toContain('secreto')
    await deliverCorreos()
    expect((await rowOf(id))?.texto).toBe('')
    expect((await outbox()).join('\n')).toContain('este-enlace-es-secreto')
  })

  it('takes no second recipient or header from an address or a subject', async () => {
    const before = (await outbox()).length
    await queue({ ...AVISO, para: 'uno@ejemplo.mx', asunto: 'Hola\r\nBcc: otro@ejemplo.mx' })
    await deliverCorreos()
    const message = (await outbox())[before] ?? ''
    expect(message.split('\n\n')[0]).not.toMatch(/^Bcc:/im)
  })
})

describe('by SMTP', () => {
  it('delivers what waits, puts off what is turned away, and gives it up at last', async () => {
    const smtp = await startSmtpFalso()
    const transporte = createTransporte({ ...env, SMTP_HOST: '127.0.0.1', SMTP_PORT: smtp.port, SMTP_TLS: 'ninguno' })
    const good = await queue(AVISO)
    expect(await deliverCorreos(transporte)).toEqual({ enviados: 1, fallidos: 0 })
    expect(await rowOf(good)).toMatchObject({ estado: 'enviado', medio: 'smtp' })
    expect(smtp.mensajes[0]).toContain('To: persona@ejemplo.gob.mx')
    smtp.refuse = true
    const bad = await queue(SECRETO)
    expect(await deliverCorreos(transporte)).toEqual({ enviados: 0, fallidos: 1 })
    expect(await rowOf(bad)).toMatchObject({ estado: 'pendiente', intentos: 1 })
    expect((await rowOf(bad))?.error).toContain('no existe el buzón')
    // Not before its turn.
    expect(await deliverCorreos(transporte)).toEqual({ enviados: 0, fallidos: 0 })
    for (let attempt = 2; attempt <= 6; attempt += 1) {
      await execute('UPDATE correos SET proximo_at = $1 WHERE id = $2', ['2020-01-01T00:00:00.000Z', bad])
      await deliverCorreos(transporte)
    }
    expect(await rowOf(bad)).toMatchObject({ estado: 'fallido', intentos: 6, texto: '' })
    await smtp.close()
  })

  it('takes up what a process that died had taken', async () => {
    const id = await queue(AVISO)
    const at = new Date(Date.now() - 11 * 60_000).toISOString()
    await execute(`UPDATE correos SET estado = 'enviando', proximo_at = $1 WHERE id = $2`, [at, id])
    await deliverCorreos()
    expect(await rowOf(id)).toMatchObject({ estado: 'enviado' })
  })
})

describe('the panel', () => {
  it('lists the mail without texts, shows one of a plain message and never one that is reserved', async () => {
    const [plain, reserved] = [await queue(AVISO), await queue(SECRETO)]
    for (const usuario of ['admin', 'auditor']) {
      const client = await signIn(usuario)
      const list = await client.get<Record<string, unknown>[]>('/api/panel/correos')
      expect(list.headers.get('content-range')).toBe('correos 0-1/2')
      expect(list.body.map(({ id }) => id)).toEqual([reserved, plain])
      expect(JSON.stringify(list.body)).not.toMatch(/secreto|Tu contraseña cambió\./)
      expect((await client.get(`/api/panel/correos/${plain}`)).body['texto']).toBe(AVISO.texto)
      const hidden = await client.get(`/api/panel/correos/${reserved}`)
      expect(hidden.body['texto']).toBeNull()
      expect(JSON.stringify(hidden.body)).not.toContain('secreto')
    }
  })

  it('is closed to a profile of a dependency, whatever its menus', async () => {
    const id = await queue(AVISO)
    await execute(`INSERT INTO perfil_menus (perfil_id, menu_id) SELECT 6, id FROM menus WHERE nombre = 'Correo'`)
    const desk = await signIn('ventanilla1')
    for (const path of ['/api/panel/correos', `/api/panel/correos/${id}`])
      expect((await desk.get(path)).status).toBe(403)
  })

  it('finds by address or subject, accents and capitals aside, and by state', async () => {
    await queue(AVISO)
    await queue({ ...AVISO, para: 'otra_persona@ejemplo.gob.mx' })
    const client = await signIn('admin')
    const found = await client.post<unknown[]>('/api/panel/correos/buscar', { filter: { q: 'OTRA_PERSONA' } })
    expect(found.body.length).toBe(1)
    await queue({ ...AVISO, asunto: 'Contraseña por RECUPERACIÓN' })
    const folded = await client.post<unknown[]>('/api/panel/correos/buscar', {
      filter: { q: 'recuperacion CONTRASENA' },
    })
    expect(folded.body.length).toBe(1)
    const none = await client.get<unknown[]>('/api/panel/correos?filter={"estado":"fallido"}')
    expect([none.body.length, none.headers.get('content-range')]).toEqual([0, 'correos */0'])
  })

  it('lets the administrator, not the auditor, send a failed message again or take back one that waits', async () => {
    const id = await queue(AVISO)
    const [admin, auditor] = [await signIn('admin'), await signIn('auditor')]
    expect((await auditor.post(`/api/panel/correos/${id}/cancelar`, {})).status).toBe(403)
    expect((await auditor.get(`/api/panel/correos/${id}`)).body['actions']).toEqual([])
    expect((await admin.post(`/api/panel/correos/${id}/cancelar`, {})).body['estado']).toBe('cancelado')
    expect((await admin.post(`/api/panel/correos/${id}/cancelar`, {})).status).toBe(409)
    await execute(`UPDATE correos SET estado = 'fallido', intentos = 6 WHERE id = $1`, [id])
    expect((await admin.post(`/api/panel/correos/${id}/reintentar`, {})).body).toMatchObject({
      estado: 'pendiente',
      intentos: 0,
    })
    await execute(`UPDATE correos SET estado = 'fallido', reservado = $1 WHERE id = $2`, [true, id])
    expect((await admin.post(`/api/panel/correos/${id}/reintentar`, {})).status).toBe(409)
  })
})
