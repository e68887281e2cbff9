import { CLAVE_PLANO_MAX, NOMBRE_PLANO_MAX, nombrePlanoIssues } from '#domain/cargas/planos/plano-nuevo.ts'
import { desdeIssues, type VersionVigente } from '#domain/cargas/planos/vigencia.ts'
import { TIPOS_CARGA, type TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import { rutaPlano, rutaPlanos } from '#admin/portal/cargas/planos/ruta-plano.ts'
import { DateField, TextField } from '#admin/shared/form/fields.tsx'
import { RecordForm } from '#admin/shared/form/RecordForm.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { ArchivoPlano } from './ArchivoPlano.tsx'
import { AsiSeLeera } from './AsiSeLeera.tsx'
import { ColumnasPlano } from './ColumnasPlano.tsx'
import { ConceptosCampos } from './ConceptosCampos.tsx'
import { TotalesCampos } from './TotalesCampos.tsx'
import { borradorIssues, TipoContext } from './use-borrador.ts'
import type { BorradorPlano } from '#domain/cargas/planos/editor/borrador-plano.ts'
import type { DetallePlano } from '#domain/cargas/planos/plano-panel.ts'
import type { PlanoPropuesto } from '#domain/cargas/planos/propuesta/muestra-archivo.ts'
import type { Act } from '#admin/shared/form/use-act.ts'
import type { ReactElement } from 'react'

/** Ids of the controls of the editor begin with it. */
export const ID_PLANO = 'plano'

/** A layout as the editor holds it. */
export interface ValoresPlano {
  readonly clave: string
  readonly nombre: string
  /** First day of the version. */
  readonly desde: string
  /** Newest version when the editor opened; 0 in a new layout. */
  readonly version: number
  readonly borrador: BorradorPlano
}

interface FormularioPlanoProps {
  act: Act<ValoresPlano, DetallePlano, DetallePlano>
  initial: ValoresPlano
  tipo: TipoCargaId
  archivo: File | null
  propuesta: PlanoPropuesto | null
  /** Newest version; null in a new layout. */
  anterior: VersionVigente | null
  fromActual?: (actual: DetallePlano) => ValoresPlano
  action: string
  failure: string
}

/** The editor of a layout: what it is called, the file, its columns, and the first rows of the sample as they will be read. */
export function FormularioPlano(props: FormularioPlanoProps): ReactElement {
  const { initial, tipo, archivo, propuesta, anterior, ...form } = props
  const { clave } = initial
  return (
    <div className="plano-editor">
      <TipoContext value={tipo}>
        <RecordForm
          {...form}
          id={ID_PLANO}
          initial={initial}
          rules={({ borrador, ...datos }) => [
            ...nombrePlanoIssues(datos),
            ...desdeIssues(datos.desde, anterior),
            ...borradorIssues(borrador, TIPOS_CARGA[tipo]),
          ]}
          resumen={({ version, nombre }) => `versión ${version}, ${nombre}`}
          summary
          extra={<LinkButton to={anterior ? rutaPlano(clave) : rutaPlanos()}>Cancelar</LinkButton>}
        >
          {propuesta && propuesta.notas.length > 0 && (
            <Note tone="warn">
              <strong>Revisa lo que se propone.</strong>
              <ul className="plano-notas">
                {propuesta.notas.map((nota) => (
                  <li key={nota}>{nota}</li>
                ))}
              </ul>
            </Note>
          )}
          <Card title="Plano">
            <div className="plano-campos">
              {!anterior && (
                <TextField
                  name="clave"
                  label="Clave"
                  help="Con ella se elige al cargar, como NOM-SALUD."
                  mono
                  upper
                  maxLength={CLAVE_PLANO_MAX}
                />
              )}
              <TextField name="nombre" label="Nombre" maxLength={NOMBRE_PLANO_MAX} />
              <DateField
                name="desde"
                label="Vale desde"
                help="Lee los archivos de las quincenas que empiezan ese día o después."
              />
            </div>
          </Card>
          <ArchivoPlano hojas={propuesta?.hojas ?? []} codificacion={propuesta?.codificacion ?? ''} />
          <ColumnasPlano />
          {tipo === 'nomina' && <ConceptosCampos />}
          <TotalesCampos />
          <AsiSeLeera archivo={archivo} />
        </RecordForm>
      </TipoContext>
    </div>
  )
}
