import { formatPesos, pesosToCentavos } from '#domain/organica/dinero.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { ETIQUETA } from '#admin/portal/expediente/paths.ts'
import { useCategorias } from './catalogos.ts'
import type { ReactElement } from 'react'

/** The category with what it fixes: its name and its monthly salary in pesos. Without choice "", "" and 0. */
export interface CategoriaElegida {
  readonly categoria: string
  readonly nombreCategoria: string
  readonly salario: number
}

interface CategoriaFieldsProps {
  elegida: CategoriaElegida
  idOf: (campo: keyof CategoriaElegida) => string
  errors: Readonly<Partial<Record<keyof CategoriaElegida, string | null>>>
  readOnly?: boolean
  /** Under the category: what a return asked to correct. */
  nota?: ReactElement
  onChoose: (elegida: CategoriaElegida) => void
  onBlur?: () => void
}

/** The category by its key or by its name, and the salary that it fixes (specification 1 §4.6). */
export function CategoriaFields(props: CategoriaFieldsProps): ReactElement {
  const { idOf, errors, readOnly = false } = props
  const { rows, loading, failed, retry } = useCategorias()
  const choose = (clave: string): void => {
    const row = rows.find(({ nombre }) => nombre === clave)
    props.onChoose({
      categoria: row?.nombre ?? '',
      nombreCategoria: row?.nombreCategoria ?? '',
      salario: row?.sueldo ?? 0,
    })
  }
  // A correction knows the key that was asked: the rest is the catalogue's.
  const known = rows.find(({ nombre }) => props.elegida.nombreCategoria === '' && nombre === props.elegida.categoria)
  const elegida = known
    ? { ...props.elegida, nombreCategoria: known.nombreCategoria, salario: known.sueldo }
    : props.elegida
  const names = [...new Set(rows.map((row) => row.nombreCategoria))]
  return (
    <Card title="Categoría y salario">
      <div className="stack">
        {failed && <ErrorState title="No se pudieron cargar las categorías." onRetry={() => void retry()} />}
        <div className="form-grid">
          <Field
            id={idOf('categoria')}
            label={ETIQUETA['categoria']}
            span={3}
            error={errors.categoria}
            help={props.nota}
          >
            <Combobox
              options={rows.map((row) => ({
                value: row.nombre,
                label: row.nombre,
                detail: `${row.nombreCategoria} · ${formatPesos(pesosToCentavos(row.sueldo))}`,
              }))}
              value={elegida.categoria}
              loading={loading}
              readOnly={readOnly}
              onChange={choose}
              onBlur={props.onBlur}
            />
          </Field>
          <Field id={idOf('nombreCategoria')} label={ETIQUETA['nombreCategoria']} span={5}>
            <Combobox
              options={names.map((name) => ({ value: name, label: name }))}
              value={elegida.nombreCategoria}
              loading={loading}
              readOnly={readOnly}
              onChange={(name) => choose(rows.find((row) => row.nombreCategoria === name)?.nombre ?? '')}
            />
          </Field>
          <Field
            id={idOf('salario')}
            label="Salario mensual"
            span={4}
            error={errors.salario}
            help="Lo fija la categoría"
          >
            <TextInput className="tramite-money" readOnly value={formatPesos(pesosToCentavos(elegida.salario))} />
          </Field>
        </div>
      </div>
    </Card>
  )
}
