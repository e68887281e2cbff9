/**
 * The one table of raw values. The CSS variables of portal and panel (css-variables.ts) come from it;
 * no other file of the admin app holds a colour.
 */
export const FONTS = {
  sans: '"Public Sans Variable", system-ui, sans-serif',
  mono: '"JetBrains Mono Variable", ui-monospace, monospace',
} as const

/** Sizes in px: 12, 13, 14, 16, 20, 26; body 14, tables 13. */
export const TYPE_SIZES = { t11: 11, t12: 12, t13: 13, t14: 14, t16: 16, t20: 20, t26: 26 } as const

/** 4 px grid. */
export const SPACES = { s1: 4, s2: 8, s3: 12, s4: 16, s5: 20, s6: 24, s8: 32, s12: 48 } as const

export const SHAPE = { radius: 6, radiusCard: 8, radiusSmall: 4, header: 52, demo: 24, nav: 232, navIcons: 56 } as const

/** Heights in px of what is pressed or read in rows. `comoda` holds too on touch screens. */
export const DENSITIES = {
  compacta: { row: 34, control: 36, button: 34, buttonSmall: 28, target: 24, icon: 32 },
  comoda: { row: 44, control: 44, button: 44, buttonSmall: 44, target: 44, icon: 44 },
} as const satisfies Record<string, Record<string, number>>

export type Density = keyof typeof DENSITIES
export type Mode = 'light' | 'dark'

const LIGHT = {
  brand: '#003DA5',
  brandHover: '#00317F',
  brandSoft: '#EBF1FC',
  brandLine: '#C5D6F5',
  onBrand: '#FFFFFF',
  boton: '#0057A5',
  botonHover: '#004685',
  onBoton: '#FFFFFF',
  encabezado: '#003DA5',
  encabezadoEnd: '#00266B',
  onEncabezado: '#FFFFFF',
  ink: '#15202B',
  ink2: '#435261',
  ink3: '#5D6A78',
  line: '#DCE2E8',
  lineSoft: '#EAEEF2',
  lineInput: '#7F8B97',
  bg: '#F5F7F9',
  surface: '#FFFFFF',
  sunken: '#F0F3F6',
  amber: '#7A4F00',
  amberBg: '#FFF3D6',
  blue: '#0B4FB8',
  blueBg: '#E6EFFD',
  green: '#14632F',
  greenBg: '#E2F4E8',
  greenDot: '#1E9E55',
  indigo: '#3F35A3',
  indigoBg: '#ECEBFB',
  teal: '#0A6262',
  tealBg: '#DFF3F2',
  red: '#A8211A',
  redBg: '#FDEBE9',
  redSolid: '#A8211A',
  onRed: '#FFFFFF',
  // The calendar's five types (specification 2 §4), by their letter: mark, ground and text.
  evM: '#0B4FB8',
  evMBg: '#DCE8FC',
  evMInk: '#0A3F94',
  evR: '#0B5C73',
  evRBg: '#D8F1F8',
  evRInk: '#094B5E',
  evP: '#47590A',
  evPBg: '#EAF3C4',
  evPInk: '#3A4908',
  evA: '#6B4E00',
  evABg: '#FFEFB0',
  evAInk: '#594100',
  evN: '#8A1F6A',
  evNBg: '#FAE3F2',
  evNInk: '#751A5A',
  onEv: '#FFFFFF',
  scrim: 'rgb(16 32 48 / .42)',
  float: '0 8px 28px rgb(16 32 48 / .16), 0 1px 3px rgb(16 32 48 / .12)',
} as const

export type ColorToken = keyof typeof LIGHT
export type Palette = Readonly<Record<ColorToken, string>>

const DARK: Palette = {
  brand: '#7FA9F8',
  brandHover: '#A3C2FF',
  brandSoft: '#16263F',
  brandLine: '#2A4674',
  onBrand: '#0B1524',
  boton: '#7FA9F8',
  botonHover: '#A3C2FF',
  onBoton: '#0B1524',
  encabezado: '#10264F',
  encabezadoEnd: '#0A1730',
  onEncabezado: '#FFFFFF',
  ink: '#E7ECF1',
  ink2: '#AEB9C4',
  ink3: '#8D9AA8',
  line: '#2B3641',
  lineSoft: '#222C36',
  lineInput: '#6B7987',
  bg: '#0E141A',
  surface: '#151D25',
  sunken: '#10171E',
  amber: '#F2C25B',
  amberBg: '#33280F',
  blue: '#8DB8FF',
  blueBg: '#14263F',
  green: '#7FD6A0',
  greenBg: '#12301F',
  greenDot: '#3DBB74',
  indigo: '#B3ABFF',
  indigoBg: '#24214A',
  teal: '#74D2CF',
  tealBg: '#0F2F30',
  red: '#FF9F97',
  redBg: '#3A1A18',
  redSolid: '#FF9F97',
  onRed: '#2A0B09',
  evM: '#8DB8FF',
  evMBg: '#14263F',
  evMInk: '#B9D3FF',
  evR: '#7FD0E6',
  evRBg: '#0F2C35',
  evRInk: '#B0E4F2',
  evP: '#BFD760',
  evPBg: '#252C0E',
  evPInk: '#D5E694',
  evA: '#F2C25B',
  evABg: '#33280F',
  evAInk: '#F7D88F',
  evN: '#F0A3D8',
  evNBg: '#3A1630',
  evNInk: '#F7C6E8',
  onEv: '#0B1524',
  scrim: 'rgb(0 0 0 / .6)',
  float: '0 8px 28px rgb(0 0 0 / .5), 0 0 0 1px #2B3641',
}

export const PALETTES: Readonly<Record<Mode, Palette>> = { light: LIGHT, dark: DARK }
