import {
  BENEFICIARIOS_MAX,
  beneficiariosEscritos,
  cartaIssues,
  SIN_BENEFICIARIO,
  type Beneficiario,
} from '#domain/formatos/carta.ts'
import { cleanKey } from '#domain/identidad/clean-key.ts'
import { DateField, TextField } from '#admin/shared/form/fields.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { ConDatos } from '#admin/portal/formatos/hoja/ConDatos.tsx'
import { HojaPage } from '#admin/portal/formatos/hoja/HojaPage.tsx'
import { useHoja } from '#admin/portal/formatos/hoja/use-hoja.ts'
import { TestamentariaPapel } from './TestamentariaPapel.tsx'
import type { DatosFormato } from '#domain/formatos/datos-formato.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { ReactElement } from 'react'

/** Fields by name; those of a beneficiary end in its place in the list ("nombre.0"). */
type CartaValores = Readonly<Record<string, string>>

const LUGARES = Array.from({ length: BENEFICIARIOS_MAX }, (_, index) => index)

/** `/dashboard/formatos/testamentaria`: the testamentary letter to print (specification 1 §2.2). */
export default function Testamentaria(): ReactElement {
  return <ConDatos>{(datos, hoy, olvidar) => <Formulario datos={datos} hoy={hoy} olvidar={olvidar} />}</ConDatos>
}

interface FormularioProps {
  datos: DatosFormato | null
  hoy: PlainDate
  olvidar: () => void
}

function Formulario({ datos, hoy, olvidar }: FormularioProps): ReactElement {
  const vacia = emptyOf(hoy)
  const hoja = useHoja<CartaValores>({
    inicial: datos ? filled(vacia, datos) : vacia,
    vacia,
    rules: (valores) => cartaIssues(valores['curp'] ?? '', beneficiariosDe(valores)),
  })
  return (
    <HojaPage
      titulo={{ title: 'Carta Testamentaria' }}
      facts="Se llena, se imprime y se firma; después se agrega al expediente."
      hoja={hoja}
      onLimpiar={olvidar}
      campos={<Campos />}
      papel={
        <TestamentariaPapel
          nombre={hoja.valores['titular'] ?? ''}
          curp={hoja.valores['curp'] ?? ''}
          rfc={hoja.valores['rfc'] ?? ''}
          lugar={hoja.valores['lugar'] ?? ''}
          fecha={hoja.valores['fecha'] ?? ''}
          beneficiarios={beneficiariosEscritos(beneficiariosDe(hoja.valores))}
        />
      }
    />
  )
}

function Campos(): ReactElement {
  return (
    <>
      <Card title="Quien suscribe">
        <div className="form-grid">
          <TextField name="titular" label="Nombre completo" span={12} maxLength={240} />
          <TextField name="curp" label="CURP" span={6} mono upper maxLength={18} clean={cleanKey} />
          <TextField name="rfc" label="RFC" span={6} mono upper maxLength={13} clean={cleanKey} />
          <TextField name="lugar" label="Lugar" span={6} maxLength={120} />
          <DateField name="fecha" label="Fecha" span={6} />
        </div>
      </Card>
      <Card title="Personas que reciben">
        <div className="form-grid">
          {LUGARES.map((index) => (
            <Renglon key={index} index={index} />
          ))}
        </div>
      </Card>
    </>
  )
}

function Renglon({ index }: { index: number }): ReactElement {
  const n = index + 1
  return (
    <>
      <TextField name={`nombre.${index}`} label={`Nombre ${n}`} span={6} maxLength={160} />
      <TextField name={`parentesco.${index}`} label={`Parentesco ${n}`} span={3} maxLength={60} />
      <TextField name={`porcentaje.${index}`} label={`Porcentaje ${n}`} span={3} maxLength={6} inputMode="decimal" />
    </>
  )
}

function beneficiariosDe(valores: CartaValores): readonly Beneficiario[] {
  return LUGARES.map((index) => ({
    nombre: valores[`nombre.${index}`] ?? SIN_BENEFICIARIO.nombre,
    parentesco: valores[`parentesco.${index}`] ?? SIN_BENEFICIARIO.parentesco,
    porcentaje: valores[`porcentaje.${index}`] ?? SIN_BENEFICIARIO.porcentaje,
  }))
}

function emptyOf(hoy: PlainDate): CartaValores {
  return { titular: '', curp: '', rfc: '', lugar: '', fecha: hoy }
}

function filled(
  vacia: CartaValores,
  { nombre, apellidoPaterno, apellidoMaterno, ...datos }: DatosFormato,
): CartaValores {
  return {
    ...vacia,
    titular: [nombre, apellidoPaterno, apellidoMaterno].filter(Boolean).join(' '),
    curp: datos.curp,
    rfc: datos.rfc,
    lugar: [datos.domicilio.municipio, datos.domicilio.estado].filter(Boolean).join(', '),
  }
}
