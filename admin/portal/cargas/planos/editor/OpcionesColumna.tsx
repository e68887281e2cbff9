import { Plus, Trash2 } from 'lucide-react'
import { isBase } from '#domain/cargas/nomina/pago-nomina.ts'
import { FORMATO_FECHA_IDS, FORMATOS_FECHA } from '#domain/cargas/lectura/fecha.ts'
import {
  EXIGENCIAS,
  NO_DICE_NADA,
  type ColumnaBorrador,
  type Exigencia,
} from '#domain/cargas/planos/editor/borrador-plano.ts'
import { TABLA_MAX } from '#domain/cargas/planos/plano.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { Select } from '#admin/shared/ui/campos/Select.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { useBorrador } from './use-borrador.ts'
import type { ReactElement } from 'react'

interface OpcionesColumnaProps {
  columna: ColumnaBorrador
}

const DE_EXIGENCIA = Object.entries(EXIGENCIAS).flatMap(([value, label]) =>
  value === 'vacio' ? [] : [{ value, label }],
)
const DE_DECIMALES = [1, 2, 3, 4].map((n) => ({
  value: String(n),
  label: `Sin punto, ${n} decimal${n === 1 ? '' : 'es'}`,
}))
const DE_FECHA = FORMATO_FECHA_IDS.flatMap((value) =>
  value === 'detectar' ? [] : [{ value, label: FORMATOS_FECHA[value].titulo }],
)
const DE_PERIODICIDAD = [{ value: 'mensual', label: 'De un mes' }]

/** How a column is read: only what its field can have. */
export function OpcionesColumna({ columna }: OpcionesColumnaProps): ReactElement | null {
  const { campos, cambiarColumna } = useBorrador()
  const { id, campo, titulo, en, decimales, fecha, periodicidad, exigencia } = columna
  const clase = campos[campo]?.clase
  if (clase === undefined) return null
  const de = campos[campo]?.titulo ?? titulo
  return (
    <div className="plano-opciones">
      {en !== null && (
        <Select
          aria-label={`Si es obligatorio, ${de}`}
          options={DE_EXIGENCIA}
          placeholder={EXIGENCIAS.vacio}
          value={exigencia === 'vacio' ? '' : exigencia}
          onChange={({ target: { value } }) => cambiarColumna(id, { exigencia: exigenciaDe(value) })}
        />
      )}
      {clase === 'importe' && (
        <>
          <Select
            aria-label={`Decimales, ${de}`}
            options={DE_DECIMALES}
            placeholder="Con punto decimal"
            value={decimales === 0 ? '' : String(decimales)}
            onChange={({ target: { value } }) => cambiarColumna(id, { decimales: Number(value) })}
          />
          {isBase(campo) && (
            <Select
              aria-label={`De qué es el importe, ${de}`}
              options={DE_PERIODICIDAD}
              placeholder="De la quincena"
              value={periodicidad === 'mensual' ? periodicidad : ''}
              onChange={({ target: { value } }) =>
                cambiarColumna(id, { periodicidad: value === 'mensual' ? value : '' })
              }
            />
          )}
        </>
      )}
      {clase === 'fecha' && (
        <Select
          aria-label={`Formato de fecha, ${de}`}
          options={DE_FECHA}
          placeholder={FORMATOS_FECHA.detectar.titulo}
          value={fecha === 'detectar' ? '' : fecha}
          onChange={({ target: { value } }) =>
            cambiarColumna(id, { fecha: FORMATO_FECHA_IDS.find((each) => each === value) ?? 'detectar' })
          }
        />
      )}
      {clase === 'opcion' && <Tabla columna={columna} />}
    </div>
  )
}

const exigenciaDe = (value: string): Exigencia => (value === 'dato' || value === 'columna' ? value : 'vacio')

/** What each text of the sender means: "01" is "Ordinaria". */
function Tabla({ columna }: OpcionesColumnaProps): ReactElement {
  const { campos, cambiarColumna } = useBorrador()
  const { id, campo, tabla, ejemplos } = columna
  const opciones = [
    ...Object.entries(campos[campo]?.opciones ?? {}).map(([value, label]) => ({ value, label })),
    { value: NO_DICE_NADA, label: 'No dice nada' },
  ]
  const poner = (nueva: ColumnaBorrador['tabla']): void => cambiarColumna(id, { tabla: nueva })
  const iniciales: ColumnaBorrador['tabla'] =
    ejemplos.length > 0 ? ejemplos.map((texto) => [texto, ''] as const) : [['', '']]
  if (tabla.length === 0)
    return (
      <Button size="sm" variant="quiet" icon={Plus} onClick={() => poner(iniciales)}>
        Tabla de equivalencias
      </Button>
    )
  return (
    <ul className="plano-tabla">
      {tabla.map(([texto, valor], i) => (
        <li key={i}>
          <TextInput
            aria-label={`Texto ${i + 1} del archivo`}
            maxLength={40}
            value={texto}
            onChange={({ target: { value } }) => poner(tabla.with(i, [value, valor]))}
          />
          <Select
            aria-label={`Qué significa «${texto}»`}
            options={opciones}
            value={valor}
            onChange={({ target: { value } }) => poner(tabla.with(i, [texto, value]))}
          />
          <IconButton icon={Trash2} label={`Quitar «${texto}»`} onClick={() => poner(tabla.toSpliced(i, 1))} />
        </li>
      ))}
      <li>
        <Button
          size="sm"
          variant="quiet"
          icon={Plus}
          disabled={tabla.length >= TABLA_MAX}
          onClick={() => poner([...tabla, ['', '']])}
        >
          Otra equivalencia
        </Button>
      </li>
    </ul>
  )
}
