import type { Accion } from '#api/autorizaciones/accion.ts'
import { cuentaTexto, hechoDeCuenta } from './hecho-cuenta.ts'
import { findUsuario } from './usuario-row.ts'
import { linkCuenta, listVinculadas, unlinkCuenta } from './vincular-cuentas.ts'

/** Linking an account with another one of its person, or parting it (`otra` null) from those it was linked with. */
export const VINCULAR_CUENTA: Accion<{ readonly id: number; readonly otra: string | null }> = {
  id: 'usuario.vincular',
  aplicar: async (actor, { id, otra }) => {
    const antes = await listVinculadas(actor, id)
    const despues = otra === null ? await unlinkCuenta(actor, id) : await linkCuenta(actor, id, otra)
    const cuenta = await findUsuario(actor, id)
    const textOf = (cuentas: typeof antes): string => cuentas.map(cuentaTexto).join('; ')
    return hechoDeCuenta(cuenta, [
      { campo: 'Otras cuentas de la misma persona', antes: textOf(antes), despues: textOf(despues) },
    ])
  },
}
