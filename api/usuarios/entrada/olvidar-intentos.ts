import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { selectRows } from '#api/db/sql.ts'
import { defineTrabajo, scheduleTrabajo } from '#api/jobs/trabajos.ts'

const CLASE = 'entrada.olvidar'

/** Every night: addresses whose time has passed are of no use to anybody. */
export function defineTrabajoOlvidar(): void {
  defineTrabajo({
    clase: CLASE,
    titulo: 'Olvidar los intentos de entrada que ya no cuentan',
    intentos: 3,
    run: async () => {
      const rows = await inTransaction(() =>
        selectRows('DELETE FROM intentos_direccion WHERE hasta_at <= $1 RETURNING direccion', [nowAt()]),
      )
      return `Se olvidaron ${cuentaTexto(rows.length, 'renglón', 'renglones')}.`
    },
  })
  scheduleTrabajo(CLASE, { hora: '03:50' })
}
