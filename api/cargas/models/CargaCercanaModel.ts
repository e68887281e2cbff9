import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { ClavePersona } from '#domain/cargas/persona/identificar.ts'
import { bigint, flag, key, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** Whether a key that found nobody is of a person with the same name. */
export class CargaCercanaModel extends Model<
  InferAttributes<CargaCercanaModel>,
  InferCreationAttributes<CargaCercanaModel>
> {
  declare readonly entidad_id: number
  declare readonly clave: ClavePersona
  declare readonly valor: string
  declare readonly afiliado_id: number
  declare readonly misma: boolean
  declare readonly respondida_at: string
  declare readonly respondida_por: CreationOptional<number | null>
}

CargaCercanaModel.init(
  {
    entidad_id: key(bigint),
    clave: key(text),
    valor: key(text),
    afiliado_id: key(bigint),
    misma: flag(),
    respondida_at: text(),
    respondida_por: orNull(bigint),
  },
  { sequelize, tableName: 'carga_cercanas' },
)
