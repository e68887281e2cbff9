import { plainDate } from '#domain/plain-date.ts'
import { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import { AfiliadoOrgModel } from '#api/afiliacion/models/AfiliadoOrgModel.ts'
import { plegarNombre } from '#api/afiliacion/padron/nombre-plegado.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { selectRow } from '#api/db/sql.ts'
import { lugarDe } from '#test/support/afiliacion.ts'
import type { Empleado } from './modelo.ts'

const AT = '2025-10-01T12:00:00.000Z'

/** Puts the people of a dependency in the padrón, each with the post that payroll fills. */
export async function ponerEmpleados(entidad: string, empleados: readonly Empleado[]): Promise<void> {
  const lugar = await lugarDe(entidad)
  const { id: categoria } = (await selectRow<{ id: number }>(`SELECT id FROM categorias WHERE clave = '10A'`))!
  const place = {
    ...{ nivel0_id: lugar.entidad, nivel1_id: lugar.adscripcion, nivel2_id: lugar.dependencia, nivel3_id: lugar.area },
    categoria_id: categoria,
  }
  const claves = { clave_organica_0: '', clave_organica_1: '', clave_organica_2: '', clave_organica_3: '' }
  await inTransaction(async () => {
    for (const empleado of empleados) {
      const { interno, curp, rfc, nss, nombres, apellidoPaterno, apellidoMaterno, sueldoConocido, situacion } = empleado
      const sueldo = { sueldo_centavos: sueldoConocido }
      const id = await insertRow(AfiliadoModel, {
        ...{ ...place, ...sueldo, interno, curp, rfc, nss, situacion, noempleado: `00${interno}` },
        ...{ nombre: nombres, apellido_paterno: apellidoPaterno, apellido_materno: apellidoMaterno },
        nombre_plegado: plegarNombre({ nombres, apellidoPaterno, apellidoMaterno }),
        ...{ fecha_nacimiento: plainDate(1980, 1, 1), sexo: 'F', fecha_alta: plainDate(2020, 1, 16) },
        ...{ creado_at: AT, actualizado_at: AT },
      })
      await insertRow(AfiliadoOrgModel, {
        ...{ ...place, ...sueldo, ...claves, orgs1: '', orgs2: '', orgs3: '', orgs4: '' },
        ...{ afiliado_id: id, otros_prestaciones_centavos: 0, quinquenios_centavos: 0, creado_at: AT },
      })
    }
  })
}
