import { Model, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, integer, key, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** The oficio of a load: one file for all its movements. */
export class CargaOficioModel extends Model<
  InferAttributes<CargaOficioModel>,
  InferCreationAttributes<CargaOficioModel>
> {
  declare readonly carga_id: number
  declare readonly archivo_id: string
  declare readonly paginas: number
  /** Pages that only a person can read. */
  declare readonly sin_texto: number
  /** What the other pages say: "\n" after a line, "\t" between cells. */
  declare readonly texto: string
}

CargaOficioModel.init(
  { carga_id: key(bigint), archivo_id: text(), paginas: integer(), sin_texto: integer(), texto: text() },
  { sequelize, tableName: 'carga_oficios' },
)
