import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { filaOf } from '#api/acceso/bitacora.ts'
import { carpetaConsultas } from '#api/acceso/consultas/archivo-consultas.ts'
import { recogerConsultas, stopConsultas } from '#api/acceso/consultas/encadenador.ts'
import { auditRead, flushReadAudit } from '#api/acceso/read-audit.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { verifyBitacora } from '#api/acceso/verify-bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { selectRows } from '#api/db/sql.ts'

const leer = (objetoId: string) => ({ acto: 'afiliado.leer' as const, objeto: 'afiliado' as const, objetoId })

/** The reads of the people whose ids begin so, in the order of the bitácora. */
async function leidas(prefix: string): Promise<string[]> {
  const rows = await selectRows<{ objeto_id: string }>(
    `SELECT objeto_id FROM bitacora WHERE objeto = 'afiliado' AND objeto_id LIKE $1 ORDER BY id`,
    [`${prefix}%`],
  )
  return rows.map(({ objeto_id }) => objeto_id)
}

const enDisco = async () =>
  (
    await Promise.all(
      (await readdir(carpetaConsultas())).map((name) => readFile(path.join(carpetaConsultas(), name), 'utf8')),
    )
  ).join('')

/** A file as a process of this machine leaves it that was killed: number 2^22 runs nowhere. */
async function abandonado(mark: string, text: string): Promise<void> {
  await mkdir(carpetaConsultas(), { recursive: true })
  await writeFile(path.join(carpetaConsultas(), `${os.hostname()}~4194304~${mark}~1.jsonl`), text)
}
const linea = (consulta: string, objetoId: string) =>
  `${JSON.stringify({ consulta, fila: filaOf(SISTEMA, leer(objetoId)) })}\n`

afterEach(async () => {
  await stopConsultas()
  await rm(carpetaConsultas(), { recursive: true, force: true })
})

describe('a read of a person', () => {
  it('is on the disk when it is answered, and waits for no writer', async () => {
    await inTransaction(async () => {
      await auditRead(SISTEMA, leer('espera-1'))
      expect(await enDisco()).toContain('"objeto_id":"espera-1"')
    })
    expect(await leidas('espera-')).toEqual([])
    await flushReadAudit()
    expect(await leidas('espera-')).toEqual(['espera-1'])
  })

  it('is in the bitácora once, in order, when two hundred come together, and no file stays behind', async () => {
    const ids = Array.from({ length: 200 }, (_, i) => `juntas-${i}`)
    await Promise.all(ids.map((id) => auditRead(SISTEMA, leer(id))))
    await stopConsultas()
    expect(await leidas('juntas-')).toEqual(ids)
    expect((await verifyBitacora()).falla).toBeNull()
    expect(await readdir(carpetaConsultas())).toEqual([])
  })

  it('that a killed process noted is taken up, once, without the line that it could not end', async () => {
    const whole = linea('c-1', 'muerto-1') + linea('c-2', 'muerto-2')
    await abandonado('aaaa', `${whole}{"consulta":"c-3","fila":{"ocurr`)
    await recogerConsultas()
    await abandonado('bbbb', whole)
    await recogerConsultas()
    expect(await leidas('muerto-')).toEqual(['muerto-1', 'muerto-2'])
    expect((await verifyBitacora()).falla).toBeNull()
    expect(await readdir(carpetaConsultas())).toEqual([])
  })

  it('of a process that runs is left to it', async () => {
    await mkdir(carpetaConsultas(), { recursive: true })
    const ruta = path.join(carpetaConsultas(), `${os.hostname()}~1~cccc~1.jsonl`)
    await writeFile(ruta, linea('c-4', 'vivo-1'))
    await recogerConsultas()
    expect(await leidas('vivo-')).toEqual([])
    expect(await readFile(ruta, 'utf8')).toContain('vivo-1')
  })

  it('is refused in words when it cannot be noted', async () => {
    await stopConsultas()
    await rm(carpetaConsultas(), { recursive: true, force: true })
    await writeFile(carpetaConsultas(), 'no es una carpeta')
    await expect(auditRead(SISTEMA, leer('sin-disco'))).rejects.toMatchObject({ status: 503, codigo: 'sin_registro' })
    await rm(carpetaConsultas())
    await auditRead(SISTEMA, leer('sin-disco'))
    await stopConsultas()
    expect(await leidas('sin-disco')).toEqual(['sin-disco'])
  })
})
