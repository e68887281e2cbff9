import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { Periodicidad } from '#domain/cargas/planos/plano.ts'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** What a concept of an entity's payroll means, from a quincena on. */
export class ConceptoNominaModel extends Model<
  InferAttributes<ConceptoNominaModel>,
  InferCreationAttributes<ConceptoNominaModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly entidad_id: number
  declare readonly clave: string
  declare readonly desde: number
  declare readonly destino: string
  declare readonly periodicidad: Periodicidad
  declare readonly creado_at: string
  declare readonly creado_por: CreationOptional<number | null>
}

ConceptoNominaModel.init(
  {
    id: id(),
    entidad_id: bigint(),
    clave: text(),
    desde: integer(),
    destino: text(),
    periodicidad: text(),
    creado_at: text(),
    creado_por: orNull(bigint),
  },
  { sequelize, tableName: 'conceptos_nomina' },
)
