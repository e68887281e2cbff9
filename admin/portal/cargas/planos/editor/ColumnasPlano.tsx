import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { columnaNueva, columnasLeidas, type ColumnaBorrador } from '#domain/cargas/planos/editor/borrador-plano.ts'
import { CAMPOS_PLANO_MAX } from '#domain/cargas/planos/plano.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { controlId } from '#admin/shared/form/record-binding.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { DataTable, type Column } from '#admin/shared/ui/datos/DataTable.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { VisuallyHidden } from '#admin/shared/ui/pagina/VisuallyHidden.tsx'
import { OpcionesColumna } from './OpcionesColumna.tsx'
import { PosicionInput } from './PosicionInput.tsx'
import { useBorrador } from './use-borrador.ts'
import type { Posicion } from '#domain/cargas/planos/plano.ts'
import type { ReactElement } from 'react'

/** The columns of the file: what each one brings, and how it is read. */
export function ColumnasPlano(): ReactElement {
  const { borrador, cambiar, faltaEn } = useBorrador()
  const agregadas = useRef(0)
  const { columnas, formato } = borrador
  const leidas = columnasLeidas(borrador)
  const isLlena = columnas.length >= 2 * CAMPOS_PLANO_MAX
  const agregar = (en: Posicion | null): void => {
    agregadas.current += 1
    cambiar({ columnas: [...columnas, columnaNueva(`n${agregadas.current}`, en)] })
  }
  const falta = faltaEn('definicion.columnas')
  return (
    <Card
      id={controlId('plano', 'definicion.columnas')}
      title="Columnas"
      aside={`Se ${leidas.length === 1 ? 'lee' : 'leen'} ${cuentaTexto(leidas.length, 'columna')} de ${columnas.length}`}
      className="plano-columnas"
      flush
    >
      {falta !== '' && (
        <div className="plano-falta">
          <Note tone="bad">{falta}</Note>
        </div>
      )}
      <DataTable
        caption="Columnas del archivo"
        columns={COLUMNAS}
        rows={columnas}
        rowKey={({ id }) => id}
        empty="El archivo de muestra no tiene columnas: agrégalas."
      />
      <div className="plano-agregar">
        <Button
          size="sm"
          icon={Plus}
          disabled={isLlena}
          onClick={() => agregar(nueva(formato === 'ancho_fijo', columnas))}
        >
          Agregar columna
        </Button>
        <Button size="sm" icon={Plus} disabled={isLlena} onClick={() => agregar(null)}>
          Agregar valor constante
        </Button>
      </div>
    </Card>
  )
}

/** A cut after the last one, or a column of a table whose place is still to be written. */
function nueva(isAncho: boolean, columnas: readonly ColumnaBorrador[]): Posicion {
  if (!isAncho) return { columna: columnas.length + 1 }
  const ultimo = columnas.reduce((last, { en }) => (en && 'hasta' in en ? Math.max(last, en.hasta) : last), 0)
  return { desde: ultimo + 1, hasta: ultimo + 1 }
}

const COLUMNAS: readonly Column<ColumnaBorrador>[] = [
  { key: 'columna', header: 'Columna del archivo', wrap: true, cell: (columna) => <Origen columna={columna} /> },
  { key: 'campo', header: 'Dato que trae', wrap: true, cell: (columna) => <Dato columna={columna} /> },
  { key: 'lectura', header: 'Cómo se lee', wrap: true, cell: (columna) => <OpcionesColumna columna={columna} /> },
  { key: 'quitar', header: 'Quitar', hideHeader: true, cell: (columna) => <Quitar columna={columna} /> },
]

interface CeldaProps {
  columna: ColumnaBorrador
}

/** Where the value is, with some values of the sample. */
function Origen({ columna }: CeldaProps): ReactElement {
  const { borrador, cambiarColumna } = useBorrador()
  const { id, en, titulo, ejemplos, constante } = columna
  const isAncho = borrador.formato === 'ancho_fijo'
  if (en === null)
    return (
      <TextInput
        aria-label="Valor constante"
        placeholder="Valor de todos los renglones"
        maxLength={60}
        value={constante}
        onChange={({ target: { value } }) => cambiarColumna(id, { constante: value })}
      />
    )
  return (
    <div className="plano-origen">
      {isAncho || ejemplos.length === 0 ? (
        <PosicionInput
          value={en}
          isAncho={isAncho}
          de={titulo}
          onChange={(nuevo) => cambiarColumna(id, { en: nuevo ?? { titulo: '' } })}
        />
      ) : (
        <strong>{titulo}</strong>
      )}
      {ejemplos.length > 0 && <span className="plano-ejemplos mono">{ejemplos.join(' · ')}</span>}
    </div>
  )
}

/** The field of the kind that a column brings. */
function Dato({ columna }: CeldaProps): ReactElement {
  const { borrador, campos, cambiarColumna, faltaEn } = useBorrador()
  const leidas = columnasLeidas(borrador)
  const n = leidas.findIndex(({ id }) => id === columna.id)
  const usados = new Set(leidas.filter(({ id }) => id !== columna.id).map(({ campo }) => campo))
  const options = Object.entries(campos).map(([value, { titulo }]) => ({
    value,
    label: titulo,
    ...(usados.has(value) && { detail: 'Ya lo trae otra columna' }),
  }))
  const path = `definicion.campos.${n}.campo`
  return (
    <Field
      id={n < 0 ? undefined : controlId('plano', path)}
      label={<VisuallyHidden>Dato que trae {columna.titulo}</VisuallyHidden>}
      optional="callado"
      error={n < 0 ? '' : faltaEn(path)}
    >
      <Combobox
        options={options}
        value={columna.campo}
        placeholder="No se lee"
        onChange={(campo) => cambiarColumna(columna.id, { campo, tabla: [] })}
      />
    </Field>
  )
}

/** Takes away a column that no sample has, or a constant. */
function Quitar({ columna: { id, titulo, ejemplos } }: CeldaProps): ReactElement | null {
  const { borrador, cambiar } = useBorrador()
  if (ejemplos.length > 0 && borrador.formato !== 'ancho_fijo') return null
  return (
    <IconButton
      icon={Trash2}
      label={`Quitar ${titulo}`}
      onClick={() => cambiar({ columnas: borrador.columnas.filter((each) => each.id !== id) })}
    />
  )
}
