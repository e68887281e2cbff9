import type { RowAs } from '#api/db/row-of.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'

/** Who somebody on file is, as `displayName` takes it. */
export type NombreDeAfiliado = RowAs<
  AfiliadoModel,
  { nombres: 'nombre'; apellidoPaterno: 'apellido_paterno'; apellidoMaterno: 'apellido_materno' }
>
