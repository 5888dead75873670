/** One vertex shader for all: `point` in the part's own space, `model` per part or per instance. */
export const vertex = `
layout(location = 0) in vec3 point;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec4 colour;
layout(location = 3) in mat4 model;
uniform mat4 view;
uniform mat4 sunView;
out vec3 place;
out vec3 facing;
out vec3 paint;
out vec3 inSun;
invariant gl_Position;
void main() {
  vec4 world = model * vec4(point, 1.0);
  place = world.xyz;
  facing = mat3(model) * normal;
  paint = colour.rgb;
  inSun = (sunView * world).xyz * .5 + .5;
  gl_Position = view * world;
}`;

/** Corners of the screen itself. */
export const screenVertex = `
layout(location = 0) in vec3 point;
out vec2 onScreen;
void main() {
  gl_Position = vec4(point, 1.0);
  onScreen = point.xy * vec2(.5, -.5) + .5;
}`;

const shadow = `
uniform mediump sampler2DShadow standing;
uniform mediump sampler2DShadow moving;
uniform vec3 sun;

/** Four lookups, each of four texels: soft enough for a wide sun. A processor takes one, and a third of the time. */
float lit(mediump sampler2DShadow map, vec3 at) {
#ifdef HARD
  return texture(map, at);
#endif
  const float step = 1.7 / 512.0;
  return .25 * (texture(map, at + vec3(-step, -.4 * step, 0.0)) + texture(map, at + vec3(.4 * step, -step, 0.0)) +
    texture(map, at + vec3(step, .4 * step, 0.0)) + texture(map, at + vec3(-.4 * step, step, 0.0)));
}`;

const evening = `
uniform float dusk;
const vec3 night = vec3(.5, .5, .76);`;

/** What stands still is a picture. */
export const pictureFragment = `
in vec2 onScreen;
uniform sampler2D stage;
${evening}
out vec4 shown;
void main() {
  // A little sharper than the smaller copies are, as the poster is.
  shown = texture(stage, onScreen, -.5) * vec4(mix(vec3(1.0), night, dusk), 1.0);
}`;

/** How much of the sun each thing that stands still has. */
export const sunFragment = `
in vec3 place;
in vec3 inSun;
${shadow}
out vec4 shown;
void main() {
  vec3 flatly = normalize(cross(dFdx(place), dFdy(place)));
  shown = vec4(texture(standing, inSun - vec3(0.0, 0.0, .012)) * smoothstep(.0, .3, dot(flatly, sun)));
}`;

/** What stands still, pixel by pixel; `back` leads from the screen to where it is looked up. */
const relief = `
in vec2 onScreen;
uniform sampler2D depths;
uniform sampler2D sunny;
uniform mat4 back;
vec3 found() {
  float deep = texelFetch(depths, ivec2(gl_FragCoord.xy), 0).r;
  return (back * vec4(onScreen.x * 2.0 - 1.0, 1.0 - onScreen.y * 2.0, deep * 2.0 - 1.0, 1.0)).xyz;
}`;

/** Darkens the picture where a moving object blocks the sun; pixels already in shade stay as they are. */
export const shadeFragment = `
${relief}
${shadow}
out vec4 shown;
void main() {
  float sunlight = texelFetch(sunny, ivec2(gl_FragCoord.xy), 0).r;
  if (sunlight < .01) discard;
  float dark = .32 * sunlight * (1.0 - lit(moving, found() * .5 + vec3(.5, .5, .496)));
  if (dark < .004) discard;
  shown = vec4(vec3(.086, .102, .231) * dark, dark);
}`;

/** What the lamp throws on the picture: `aim` is where its light goes on the plan, and its power. */
export const lampFragment = `
${relief}
uniform sampler2D stage;
uniform vec3 lamp;
uniform vec3 aim;
out vec4 shown;
void main() {
  vec3 place = found();
  vec2 way = place.xy - lamp.xy;
  float far = length(way);
  float power = smoothstep(.943, .998, dot(way, aim.xy) / max(far, .001)) * smoothstep(.7, 1.8, far);
  power = aim.z * (power + 3.0 * smoothstep(.62, .2, distance(place, lamp)));
  if (power < .01) discard;
  vec4 colour = texture(stage, onScreen);
  shown = vec4(colour.rgb * vec3(1.0, .85, .5) * power, 0.0);
}`;

/** What moves: the light of the pictures' toys, and their tone curve (art/kit/stage.py, art/kit/grade.py). */
export const toyFragment = `
in vec3 facing;
in vec3 paint;
in vec3 inSun;
${shadow}
${evening}
uniform vec3 eye;
uniform float shadows;
out vec4 shown;
void main() {
  vec3 n = normalize(facing);
  float seen = 1.0;
  float turned = max(dot(n, sun), 0.0);
  if (shadows * turned > 0.0) {
    vec3 at = inSun - vec3(0.0, 0.0, .012);
    seen = min(lit(moving, at), texture(standing, at));
  }
  vec3 sky = mix(vec3(.5, .41, .34), vec3(.66), n.z * .5 + .5) + .12 * (1.0 - abs(n.z));
  float gloss = pow(max(dot(n, normalize(sun + eye)), 0.0), 20.0) * .05 * seen + .03;
  vec3 x = paint * (sky + vec3(.684, .63, .53) * turned * seen) + gloss;
  x *= 1.08;
  x = max(mix(vec3(dot(x, vec3(.2126, .7152, .0722))), x, 1.06), 0.0);
  float top = max(max(x.r, x.g), x.b);
  x *= (top < .78 ? top : .78 + .22 * tanh((top - .78) / .34)) / max(top, 1e-5);
  vec3 encoded = mix(12.92 * x, 1.055 * pow(max(x, 1e-6), vec3(1.0 / 2.4)) - .055, step(.0031308, x));
  shown = vec4(encoded * mix(vec3(1.0), night, dusk * .9), 1.0);
}`;

export const depthFragment = "void main() {}";
