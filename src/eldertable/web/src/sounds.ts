// The sounds of the table, made on the spot from tones and noise: short, dry, near; wood, felt, paper, brass; far away something very large.

/** A tone or a breath of noise: when it begins, how long it lasts, how loud it is, how its pitch moves. */
interface Voice {
  at?: number;
  length: number;
  loud: number;
  /** How long it takes to come up, as a part of its length; struck things come up at once. */
  rise?: number;
  /** A tone of this kind; without it, noise. */
  tone?: OscillatorType;
  /** The pitch of a tone, or what the noise is filtered to, from and to. */
  pitch: number;
  to?: number;
  /** How narrow the filter of noise is. */
  narrow?: number;
}

const wood = (at: number, pitch: number, loud = 0.5): Voice[] => [
  { at, length: 0.07, loud, pitch, narrow: 3 },
  { at, length: 0.05, loud: loud * 0.5, tone: "sine", pitch: pitch / 3, to: pitch / 5 },
];
const brass = (at: number, pitch: number, length: number, loud = 0.2): Voice[] => [
  { at, length, loud, tone: "sine", pitch },
  { at, length: length * 0.6, loud: loud * 0.4, tone: "sine", pitch: pitch * 2.76 },
  { at, length: length * 0.3, loud: loud * 0.25, tone: "sine", pitch: pitch * 5.4 },
];
const puff = (at: number): Voice[] => [
  { at, length: 0.16, loud: 0.5, pitch: 420, to: 200, narrow: 0.8 },
  { at, length: 0.12, loud: 0.3, tone: "triangle", pitch: 90, to: 60 },
];

export const SOUNDS = {
  /** A piece is put down. */
  piece: wood(0, 900),
  /** Dice on felt. */
  dice: [...wood(0, 1500, 0.4), ...wood(0.07, 1200, 0.5), ...wood(0.15, 1700, 0.35), ...wood(0.26, 1300, 0.3), ...wood(0.4, 1100, 0.18)],
  card: [{ length: 0.13, loud: 0.35, rise: 0.4, pitch: 2600, to: 5200, narrow: 0.9 }],
  coin: [...brass(0, 2093, 0.35, 0.16), ...brass(0.06, 2637, 0.4, 0.13)],
  /** A spike is driven into a sleeper. */
  rail: [...brass(0, 760, 0.18, 0.22), ...wood(0, 500, 0.5), ...brass(0.17, 800, 0.16, 0.16)],
  train: [...puff(0), ...puff(0.2), ...puff(0.36), ...puff(0.5), { at: 0.55, length: 0.5, loud: 0.14, rise: 0.2, tone: "triangle", pitch: 466, to: 440 }],
  shot: [
    { length: 0.22, loud: 0.8, pitch: 1800, to: 300, narrow: 0.5 },
    { length: 0.25, loud: 0.5, tone: "sine", pitch: 120, to: 45 },
  ],
  clock: [...wood(0, 2600, 0.3), ...wood(0.28, 2100, 0.26)],
  /** The great bell of the museum. */
  midnight: [...brass(0, 196, 1.8, 0.32), ...brass(0.62, 196, 1.8, 0.28), { length: 1.6, loud: 0.12, tone: "sine", pitch: 98 }],
  roar: [
    { length: 1.5, loud: 0.85, rise: 0.35, pitch: 160, to: 70, narrow: 1.2 },
    { length: 1.5, loud: 0.4, rise: 0.3, tone: "sawtooth", pitch: 52, to: 34 },
  ],
  bronze: [...brass(0, 330, 0.9, 0.26), { length: 0.3, loud: 0.25, pitch: 700, to: 300, narrow: 1 }],
  pen: [
    { length: 0.1, loud: 0.22, rise: 0.5, pitch: 5200, narrow: 2.5 },
    { at: 0.13, length: 0.14, loud: 0.2, rise: 0.5, pitch: 4600, narrow: 2.5 },
  ],
  /** The disc turns from one mind to the other. */
  disc: [
    { length: 0.8, loud: 0.4, rise: 0.5, pitch: 300, to: 1500, narrow: 2 },
    { length: 0.8, loud: 0.14, rise: 0.4, tone: "triangle", pitch: 220, to: 155 },
  ],
  door: [
    { length: 1, loud: 0.3, rise: 0.3, tone: "sawtooth", pitch: 74, to: 110 },
    { at: 0.75, length: 0.35, loud: 0.8, pitch: 240, to: 90, narrow: 0.8 },
  ],
  /** One's turn: two notes of a small bell. */
  turn: [...brass(0, 587.33, 0.7, 0.14), ...brass(0.14, 880, 0.75, 0.14)],
  victory: [...brass(0, 392, 0.7), ...brass(0.18, 494, 0.7), ...brass(0.36, 587, 0.8), ...brass(0.56, 784, 1.2, 0.26)],
  defeat: [...brass(0, 294, 0.8), ...brass(0.3, 277, 0.8), ...brass(0.62, 208, 1.4, 0.28), { at: 0.62, length: 1.3, loud: 0.16, tone: "triangle", pitch: 52 }],
} satisfies Record<string, Voice[]>;

export type SoundName = keyof typeof SOUNDS;

/** How long a sound is, in seconds. */
export const lengthOf = (name: SoundName): number => Math.max(...(SOUNDS[name] as Voice[]).map(({ at = 0, length }) => at + length));

/** A second of noise, always the same. */
function noise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let index = 0; index < samples.length; index++) {
    seed = (seed * 16807) % 2147483647;
    samples[index] = (seed / 2147483647) * 2 - 1;
  }
  return buffer;
}

const made = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = made.get(context) ?? noise(context);
  made.set(context, known);
  return known;
}

/** Let a sound be heard at a time, through `out`. */
export function schedule(context: BaseAudioContext, out: AudioNode, name: SoundName, when: number): void {
  for (const voice of SOUNDS[name] as Voice[]) speak(context, out, voice, when);
}

function speak(context: BaseAudioContext, out: AudioNode, voice: Voice, when: number): void {
  const { at = 0, length, loud, rise = 0.02, pitch, to = pitch, narrow = 1 } = voice;
  const [begin, end] = [when + at, when + at + length];
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0.0001, begin);
  loudness.gain.linearRampToValueAtTime(loud, begin + Math.max(0.004, rise * length));
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  loudness.connect(out);
  let source: AudioScheduledSourceNode;
  if (voice.tone) {
    const tone = context.createOscillator();
    tone.type = voice.tone;
    tone.frequency.setValueAtTime(pitch, begin);
    tone.frequency.exponentialRampToValueAtTime(to, end);
    tone.connect(loudness);
    source = tone;
  } else {
    const air = context.createBufferSource();
    air.buffer = noiseOf(context);
    air.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = narrow;
    filter.frequency.setValueAtTime(pitch, begin);
    filter.frequency.exponentialRampToValueAtTime(to, end);
    air.connect(filter).connect(loudness);
    source = air;
  }
  source.start(begin);
  source.stop(end + 0.02);
}

// -- beds ----------------------------------------------------------------------------------------------

/** A quiet bed of sound: filtered noise that swells and ebbs. */
interface Bed {
  pitch: number;
  narrow: number;
  loud: number;
  /** How often it swells in a minute. */
  swells: number;
}

export const BEDS: Record<string, Bed> = {
  /** Wind over the outback. */
  auztralia: { pitch: 340, narrow: 1.4, loud: 0.05, swells: 5 },
  /** Surf below the city. */
  ancient_world: { pitch: 620, narrow: 0.5, loud: 0.045, swells: 9 },
  /** A great hall at night. */
  elder_sign: { pitch: 110, narrow: 2.2, loud: 0.09, swells: 2 },
  /** Something breathes. */
  gates_of_delirium: { pitch: 240, narrow: 2.6, loud: 0.06, swells: 12 },
};

/** Begin a bed; what it gives back ends it. */
export function lay(context: BaseAudioContext, out: AudioNode, { pitch, narrow, loud, swells }: Bed): () => void {
  const air = context.createBufferSource();
  air.buffer = noiseOf(context);
  air.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = narrow;
  const loudness = context.createGain();
  loudness.gain.value = loud;
  const swell = context.createOscillator();
  swell.frequency.value = swells / 60;
  const depth = context.createGain();
  depth.gain.value = loud * 0.6;
  swell.connect(depth).connect(loudness.gain);
  air.connect(filter).connect(loudness).connect(out);
  air.start();
  swell.start();
  return () => {
    air.stop();
    swell.stop();
    loudness.disconnect();
  };
}
