import { beforeAll, describe, expect, it } from 'vitest'
import type { PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import type { TramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { lugarDe, SALUD, type AltaHecha } from '#test/support/afiliacion.ts'
import { pedirCair } from '#test/support/dinero/cair.ts'
import { signIn, type Client, type Rechazo } from '#test/support/client.ts'
import { personaActiva } from '#test/support/tramites.ts'

let auxiliar: Client
let jefe: Client
let director: Client
let persona: AltaHecha

beforeAll(async () => {
  ;[auxiliar, jefe, director] = [await signIn('auxiliar'), await signIn('jefe'), await signIn('director')]
  persona = await personaActiva(await signIn('ventanilla1'), await lugarDe(SALUD))
})

/** A voluntary contribution that the auxiliar requests: its id, and the id of its proposal. */
async function pedir(importeCentavos: number): Promise<{ id: number; propuesta: number }> {
  const pedido = { afiliadoId: persona.afiliadoId, importeCentavos, fecha: '2026-11-16' }
  const { id } = (await pedirCair(auxiliar, 'aportacion-voluntaria', pedido)).body
  const row = await selectRow<{ id: number }>(
    `SELECT id FROM propuestas WHERE accion = 'cair.tramite' AND registro = $1`,
    [String(id)],
  )
  return { id, propuesta: row?.id ?? 0 }
}
const ver = async (client: Client, id: number) =>
  (await client.get<PropuestaPanel>(`/api/panel/autorizaciones/${id}`)).body
const actuar = async (client: Client, id: number, acto: string, more: object = {}) => {
  const { version } = await ver(client, id)
  return client.post<PropuestaPanel & Rechazo>(`/api/panel/autorizaciones/${id}/${acto}`, { version, ...more })
}
const estadoDe = async (id: number) => (await auxiliar.get<TramiteCair>(`/api/panel/cair-tramites/${id}`)).body.estado
const asientosDe = (id: number) => selectRows('SELECT importe_centavos FROM cair_asientos WHERE tramite_id = $1', [id])

describe('a procedure with two authorisations (dialect)', () => {
  it('waits in the tray until two people besides its author authorise it', async () => {
    const { id, propuesta } = await pedir(50_000)
    expect(await ver(auxiliar, propuesta)).toMatchObject({ actions: ['retirar'], importeCentavos: 50_000 })
    expect(await ver(jefe, propuesta)).toMatchObject({
      titulo: 'Retiro de capital o aportación voluntaria',
      cambios: [{ campo: 'Aportación Voluntaria', antes: '', despues: '$500.00' }],
      actions: ['autorizar', 'rechazar'],
    })
    expect(await actuar(jefe, propuesta, 'autorizar')).toMatchObject({ status: 200, body: { estado: 'pendiente' } })
    expect([await estadoDe(id), await asientosDe(id)]).toEqual(['aprobado_una', []])
    const seen = await ver(jefe, propuesta)
    expect(seen.actions).toEqual([])
    expect(seen.falta).toBe('La segunda autorización es de otra persona: la primera es tuya.')
    expect((await actuar(jefe, propuesta, 'autorizar')).body.codigo).toBe('misma_persona')
    const avisos = await selectRows<{ usuario: string }>(
      `SELECT u.usuario FROM avisos a JOIN usuarios u ON u.id = a.usuario_id WHERE a.clave = $1 ORDER BY u.usuario`,
      [`propuesta:${propuesta}:2`],
    )
    expect(avisos.map(({ usuario }) => usuario)).toEqual(['admin', 'director', 'titular'])
    expect((await actuar(director, propuesta, 'autorizar')).body.estado).toBe('autorizada')
    expect([await estadoDe(id), await asientosDe(id)]).toEqual(['aprobado', [{ importe_centavos: 50_000 }]])
  })

  it('is withdrawn by its author, rejected by another, and both can be undone', async () => {
    const { id, propuesta } = await pedir(60_000)
    expect((await actuar(auxiliar, propuesta, 'retirar')).body.estado).toBe('retirada')
    expect(await estadoDe(id)).toBe('rechazado')
    await actuar(auxiliar, propuesta, 'deshacer')
    expect(await estadoDe(id)).toBe('solicitado')
    await actuar(jefe, propuesta, 'autorizar')
    await actuar(director, propuesta, 'rechazar', { nota: 'Falta el comprobante.' })
    expect(await estadoDe(id)).toBe('rechazado')
    await actuar(director, propuesta, 'deshacer')
    expect(await estadoDe(id)).toBe('aprobado_una')
  })

  it('rejected, is not reopened while another one of the person waits, which is named', async () => {
    const retirada = await personaActiva(await signIn('ventanilla1'), await lugarDe(SALUD))
    await execute(`UPDATE afiliados SET situacion = 'B', fecha_nacimiento = '1950-01-01' WHERE id = $1`, [
      retirada.afiliadoId,
    ])
    await execute(
      `INSERT INTO cair_asientos (afiliado_id, cuenta, clase, fecha, importe_centavos, registrado_at)
       VALUES ($1, 'normal', 'aportacion', '2026-11-01', 90000, '2026-11-01T18:00:00.000Z')`,
      [retirada.afiliadoId],
    )
    const retirar = async () => {
      const pedido = { afiliadoId: retirada.afiliadoId, motivo: 'edad', importeCentavos: 10_000 }
      return (await pedirCair(auxiliar, 'retiro-capital', pedido)).body
    }
    const propuestaDeRetiro = async (id: number) =>
      (await selectRow<{ id: number }>(`SELECT id FROM propuestas WHERE accion = 'cair.tramite' AND registro = $1`, [
        String(id),
      ]))!.id
    const propuesta = await propuestaDeRetiro((await retirar()).id)
    await actuar(jefe, propuesta, 'rechazar', { nota: 'Falta la identificación.' })
    const otro = await retirar()
    const { status, body } = await actuar(jefe, propuesta, 'deshacer')
    expect([status, body.codigo, body.error]).toEqual([
      409,
      'abierto',
      `Mientras tanto se pidió otro retiro de esta persona, ${otro.folio}: decídelo antes de deshacer.`,
    ])
  })
})
