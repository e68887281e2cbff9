import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { flag, key, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A reading of documents in progress. */
export class LecturaEnCursoModel extends Model<
  InferAttributes<LecturaEnCursoModel>,
  InferCreationAttributes<LecturaEnCursoModel>
> {
  declare readonly clave: string
  declare readonly duenio: string
  declare readonly progreso: string
  declare readonly cancelar: CreationOptional<boolean>
  declare readonly latido_at: string
}

LecturaEnCursoModel.init(
  {
    clave: key(text),
    duenio: text(),
    progreso: text(),
    cancelar: flag(),
    latido_at: text(),
  },
  { sequelize, tableName: 'lecturas_en_curso' },
)
